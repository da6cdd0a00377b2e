/**
 * Years outside the legal tables: every rule gives the findings of its cases in other years too, or reports the missing
 * table. No finding is caused by a missing table.
 */
import { describe, expect, it } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { severities } from '#core/engine/severity.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { interestRates } from '#core/reference/tax/interest.ts';
import { selfWithholdingInMonth } from '#core/reference/tax/self-withholding.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('../src/validations/*/cases.es.ts', {
  eager: true,
});
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

function casesOf({ key }: AnyValidation): readonly ValidationCase[] {
  return caseModules[`../src/validations/${key}/cases.es.ts`]?.cases ?? [];
}

/** The same books in another year, history included. */
function inYear(entry: ValidationCase, year: number): ValidationCase {
  const period = entry.period ?? '2026-03';
  const by = year - Number(period.slice(0, 4));
  const moved = (key: string) => `${Number(key.slice(0, 4)) + by}${key.slice(4)}`;
  const history = Object.entries(entry.history ?? {}).map(([key, books]) => [moved(key), books]);
  return { ...entry, period: moved(period), history: Object.fromEntries(history) };
}

function saidIn(validation: AnyValidation, entry: ValidationCase) {
  const { outcome, findings, notEvaluated } = runCase(validation, texts, entry);
  return {
    isUnevaluated: outcome === 'no_evaluada',
    said: new Set([...findings, ...notEvaluated].map(({ rule }) => rule)),
    accused: findings.filter(({ severity }) => severities.indexOf(severity) < severities.indexOf('baja')),
  };
}

/** Ceilings of 2027 use figures of 2026, which the tables have: higher than those of the cases. */
const measuredIn2026 = (year: number, key: string) => year === 2027 && key === 'umbral';

describe.each([2019, 2027, 2031])('the cases in %d', (year) => {
  const concerned = (validations as readonly AnyValidation[]).filter(({ key }) => !measuredIn2026(year, key));
  it.each(concerned.map((validation) => [validation.key, validation] as const))(
    '%s skips nothing silently',
    (_, validation) => {
      const lost = casesOf(validation).flatMap((entry) => {
        const { isUnevaluated, said } = saidIn(validation, inYear(entry, year));
        const silent = entry.findings.filter(({ rule }) => !isUnevaluated && !said.has(rule));
        return silent.map(({ rule }) => `${rule}: ${entry.name}`);
      });
      expect(lost).toEqual([]);
    },
  );
});

/** Cases about the dates of a table itself: other years have other law. */
const OF_THE_CALENDAR = ['mayo de 2026 tiene dos tarifas', 'antes de marzo de 2023'];

it.each((validations as readonly AnyValidation[]).map((validation) => [validation.key, validation] as const))(
  '%s has no findings in 2031 that depend on missing tables',
  (_, validation) => {
    const louder = casesOf(validation)
      .filter(({ name }) => !OF_THE_CALENDAR.some((start) => name.startsWith(start)))
      .flatMap((entry) => {
        const meant = new Set(entry.findings.map(({ rule }) => rule));
        const { accused } = saidIn(validation, inYear(entry, 2031));
        return accused.filter(({ rule }) => !meant.has(rule)).map(({ rule }) => `${rule}: ${entry.name}`);
      });
    expect(louder).toEqual([]);
  },
);

describe('ends of tables', () => {
  it.each([
    ['UVT', (year: number) => uvt(year)],
    ['minimum wage', (year: number) => minimumWage(year)],
    ['interest', (year: number) => interestRates(year, 3)],
  ] as const)('%s returns nothing for a year outside the table', (_, figureOf) => {
    expect(figureOf(2026)).not.toBeNull();
    expect(figureOf(2031)).toBeNull();
  });

  it('self-withholding returns nothing before its start', () => {
    expect(selfWithholdingInMonth('4690', 2019, 3)).toEqual([]);
  });

  it('the month after the last known interest rate is named as missing', () => {
    const obligacion = (validations as readonly AnyValidation[]).find(({ key }) => key === 'obligacion')!;
    const loan = casesOf(obligacion).find(({ findings }) => findings.some(({ rule }) => rule === 'OBL-2'))!;
    const { notEvaluated } = runCase(obligacion, texts, { ...loan, period: '2026-05' });
    expect(notEvaluated.find(({ rule }) => rule === 'OBL-2')?.reason).toContain('mayo de 2026');
  });
});
