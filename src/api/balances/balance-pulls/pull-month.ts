/** Pulls one month from Siigo Nube into a stored balance. */

import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { SiigoCredential } from '#platform/siigo/siigo-session.ts';
import type { StoredMonth } from '../stored-month.ts';
import type { Inspection } from '../trial-balances/contract.ts';
import { inspectPulled, type KeepServices, storePulled } from './keep-month.ts';
import { text } from './text.es.ts';

export type PullServices = KeepServices & { siigo: Siigo };

export interface PullOfMonth {
  caller: Caller;
  company: CompanyRecord;
  credential: SiigoCredential;
  period: Period;
  signal: AbortSignal;
}

/** Maximum requests per month: Siigo occasionally returns the file of another month, or a truncated one. */
const mostRequests = 2;

/**
 * `onProven`: runs once the file says that it is the company's, before it is stored. Throws AppErrors `siigo.…`; nothing is
 * stored then.
 */
export async function pullMonth(
  services: PullServices,
  pull: PullOfMonth,
  onProven: () => Promise<void>,
): Promise<StoredMonth> {
  const { caller, company, period } = pull;
  for (let request = 1; ; request++) {
    try {
      const { isProven, ...fetched } = await fetchMonth(services, pull);
      if (isProven) await onProven();
      return await storePulled(services, caller, company, { ...fetched, period });
    } catch (error) {
      const mayPass = error instanceof AppError && ['siigo.other_month', 'siigo.half_file'].includes(error.code);
      if (!mayPass || request === mostRequests) throw error;
    }
  }
}

interface FetchedMonth extends Pick<Inspection, 'existing'> {
  uploadId: string;
  isProven: boolean;
}

async function fetchMonth(services: PullServices, pull: PullOfMonth): Promise<FetchedMonth> {
  const { caller, company, credential, period, signal } = pull;
  const file = await services.siigo.trialBalance(credential, period, signal);
  const inspection = await inspectPulled(services, caller, company, file);
  const { uploadId, existing } = inspection;
  if (uploadId === null) {
    const fatal = inspection.issues.find((issue) => issue.fatal) ?? inspection.issues[0];
    if (fatal?.code === 'no_rows')
      throw new AppError('siigo.refused', { reason: text.nothingIn(formatPeriod(period)) });
    throw new AppError('siigo.unreadable', { reason: fatal?.message ?? '' });
  }
  checkCompany(inspection, company);
  checkMonth(inspection, period);
  return { uploadId, existing, isProven: inspection.company.nit !== null };
}

function checkCompany({ company: { nit, dv } }: Inspection, company: CompanyRecord): void {
  if (nit === null || thirdPartyKey(nit) === company.nit) return;
  const expected = formatNit(company.nit, company.checkDigit);
  throw new AppError('siigo.other_company', { found: formatNit(nit, dv), expected });
}

/** The month in the file's title must be the requested one. */
function checkMonth(inspection: Inspection, asked: Period): void {
  const said = inspection.period === null ? null : parsePeriod(inspection.period);
  if (said === null) throw new AppError('siigo.unreadable', { reason: text.saysNoMonth });
  if (samePeriod(said, asked)) return;
  throw new AppError('siigo.other_month', { asked: formatPeriod(asked), found: formatPeriod(said) });
}
