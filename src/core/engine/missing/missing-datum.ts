/** What a rule lacks to be evaluated: a fact of the profile, a parameter, an earlier month, third parties in the file. */

import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Reason } from '../fact.ts';
import type { MissingDatum } from '../finding.ts';
import type { AnyValidation } from '../validation.ts';
import type { ValidationText } from '../validation-text.ts';
import type { Lack, Lacks } from './lack.ts';
import { missingDatumName } from './missing-datum.es.ts';

const generalLacks: Lacks = { balanceGeneral: 'thirdParties', soloCuentas: 'thirdParties' };

/** Empty for a reason that nothing mends. Months newest first. */
export function missingData(
  { reason, data = {} }: Reason,
  { lacks = {}, key }: Pick<AnyValidation, 'lacks' | 'key'>,
  { parameters }: Pick<ValidationText, 'parameters'>,
): MissingDatum[] {
  const lack = lookUp(lacks, reason) ?? lookUp(generalLacks, reason) ?? wrongValue(reason, data);
  if (lack === undefined) return [];
  if (lack === 'thirdParties') return [{ kind: 'third_parties', name: '', label: missingDatumName.thirdParties }];
  if (lack === 'months')
    return monthsIn(data).map((month) => ({ kind: 'month', name: month, label: missingDatumName.month(month) }));
  if ('profile' in lack)
    return [{ kind: 'profile', name: lack.profile, label: missingDatumName.profile(lack.profile) }];
  const label = lookUp(parameters, lack.parameter)?.label;
  if (label === undefined) throw new Error(`${key} lacks an undeclared parameter ${lack.parameter}`);
  return [{ kind: 'parameter', name: lack.parameter, label: missingDatumName.parameter(label) }];
}

function wrongValue(reason: string, { parameter }: NonNullable<Reason['data']>): Lack | undefined {
  return reason === 'wrongParameter' ? { parameter: String(parameter) } : undefined;
}

function monthsIn(data: NonNullable<Reason['data']>): string[] {
  const found = Object.values(data)
    .flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .filter((value) => parsePeriod(value) !== null);
  const months = found.length === 0 && data.year !== undefined ? [`${data.year}-12`] : found;
  return [...new Set(months)].sort().reverse();
}
