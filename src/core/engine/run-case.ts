/** Runs one case of a validation through the engine: for its tests, and for the examples of its guide. */

import { parsePeriod } from '#core/calendar/period.ts';
import type { GivenLoad } from '#core/reference/dian/lists-in-force.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import type { ValidationResult } from './finding.ts';
import { runValidations } from './run-validations.ts';
import type { AnyValidation } from './validation.ts';
import { balanceOfBooks, type ValidationCase } from './validation-case.ts';
import type { ValidationText } from './validation-text.ts';

/** Rethrows errors of the validation. `sources`: second files of the case. */
export function runCase(
  validation: AnyValidation,
  texts: Readonly<Record<string, ValidationText>>,
  {
    period = '2026-03',
    books,
    companyName,
    companyNit,
    history = {},
    earlierVersion,
    profile = {},
    settings = {},
    fictitious,
  }: ValidationCase,
  sources?: SourceTables,
): ValidationResult {
  const errors: unknown[] = [];
  const { report } = runValidations(
    {
      balance: balanceOfBooks(period, books, companyName, companyNit),
      period: parsePeriod(period)!,
      history: Object.entries(history).map(([month, table]) => balanceOfBooks(month, table)),
      ...(earlierVersion === undefined ? {} : { earlierVersion: versionOf(period, earlierVersion) }),
      profile,
      ...(sources && { sources }),
      settings: { [validation.key]: settings },
      ...(fictitious && { dianLists: [listOf(fictitious)] }),
    },
    { validations: [validation], texts },
    undefined,
    (_, error) => errors.push(error),
  );
  if (errors.length > 0) throw errors[0];
  return report.validations[0]!;
}

function listOf(fictitious: NonNullable<ValidationCase['fictitious']>): GivenLoad {
  const entries = Object.entries(fictitious).map(
    ([nit, day]) => [nit, { nit, name: nit, day, resolution: null }] as const,
  );
  return { list: 'ficticios', number: 1, from: '2020-01-01', entries: new Map(entries) };
}

function versionOf(period: string, version: NonNullable<ValidationCase['earlierVersion']> | null) {
  if (version === null) return null;
  const { books, isClosed = false, isBeforeChanged = false, isFollowed } = version;
  return { balance: balanceOfBooks(period, books), isFollowed, isClosed, isBeforeChanged };
}
