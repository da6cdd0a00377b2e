/** Every finding about a missing or wrong movement of a month says what would show it corrected, or why no balance does. */
import { expect, it } from 'vitest';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

/** A case without history, with a month of two years before that only shows what its accounts usually move. */
function withPast(entry: ValidationCase): ValidationCase {
  const { year, month } = parsePeriod(entry.period ?? '2026-03')!;
  const past = periodKey({ year: year - 2, month });
  return Object.keys(entry.history ?? {}).length > 0 ? entry : { ...entry, history: { [past]: entry.books } };
}

const isAwaited = ({ proof, stake, severity }: Finding) =>
  proof === 'flow' && stake === 'at_risk' && severity !== 'informativa';

it.each((validations as readonly AnyValidation[]).map((validation) => [validation.key, validation] as const))(
  '%s',
  (key, validation) => {
    const awaited = (caseModules[`./${key}/cases.es.ts`]?.cases ?? []).flatMap((entry) =>
      runCase(validation, texts, withPast(entry)).findings.filter(isAwaited),
    );
    const unexplained = awaited.filter(
      ({ registration, unseen }) => registration === undefined && unseen === undefined,
    );
    expect(unexplained.map(({ rule, fingerprint, title }) => `${rule} ${fingerprint} ${title}`)).toEqual([]);
    // A rule that says why nothing shows it has a finding of which that is so.
    const silent = validation.rules
      .filter(({ text }) => text.unseen !== undefined)
      .map(({ code, text }) => [code, text.unseen]);
    const told = awaited.filter(({ unseen }) => unseen !== undefined).map(({ rule, unseen }) => [rule, unseen]);
    for (const one of silent) expect(told).toContainEqual(one);
  },
);
