/** The chart of every finding of every case: it shows the figure that the finding speaks of, or draws what is missing. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '#core/engine/finding.ts';
import { runCase } from '#core/engine/run-case.ts';
import { seriesAmounts } from '#core/engine/telling/series.ts';
import { seriesFigure } from '#core/engine/telling/series-figure.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { balanceOfBooks, type ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents, fromDecimal } from '#core/money/money.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;

/** What is wrong with the series of a finding; empty if it proves what the finding says. */
function seriesFaults(finding: Finding, entry: ValidationCase): string[] {
  const { series, rule } = finding;
  if (!series) return [];
  const balance = balanceOfBooks(entry.period ?? '2026-03', entry.books);
  const figure = seriesFigure(series.measure, seriesAmounts(balance, series));
  const expected = series.expected === null ? null : fromDecimal(series.expected);
  const said = `${rule}: ${series.measure} of ${series.accounts.join('+')} ${series.nits?.join(' ') ?? ''}`;
  if (series.missing !== null) {
    const isMore = expected !== null && abs(expected) > abs(figure);
    return isMore && isSaid(finding, abs(expected) - abs(figure))
      ? []
      : [`${said} misses ${expected} beyond ${figure}`];
  }
  if (figure === 0n) return [`${said} is an empty slot`];
  // A part of the balance: what may be crossed, is not impaired, is not consumed.
  if (series.measure === 'balance' && fromDecimal(finding.amount) <= abs(figure)) return [];
  const isDifference = expected !== null && isSaid(finding, abs(figure - expected));
  return isDifference || isSaid(finding, abs(figure)) ? [] : [`${said} is ${figure}`];
}

/** Whether a figure is the amount of the finding, one of its formula or its table, or in its words. */
function isSaid({ amount, formula, thirdParties, title, message, found, expected }: Finding, figure: Cents): boolean {
  const told = [
    amount,
    found,
    expected,
    ...formula.map((line) => line.amount),
    ...thirdParties.map((one) => one.amount),
  ];
  return (
    told.some((one) => one !== null && abs(fromDecimal(one)) === figure) ||
    `${title} ${message}`.includes(writePesos(figure))
  );
}

describe.each((validations as readonly AnyValidation[]).map((validation) => [validation.key, validation] as const))(
  '%s',
  (key, validation) => {
    const cases = caseModules[`./${key}/cases.es.ts`]?.cases ?? [];
    const run = cases.map((entry) => ({ entry, findings: runCase(validation, texts, entry).findings }));

    it('draws what its findings say', () => {
      expect(run.flatMap(({ entry, findings }) => findings.flatMap((one) => seriesFaults(one, entry)))).toEqual([]);
    });

    it('has a case with the series of every rule that declares one', () => {
      const drawn = new Set(
        run.flatMap(({ findings }) => findings.filter(({ series }) => series).map(({ rule }) => rule)),
      );
      expect(
        validation.rules.filter(({ code, series }) => series !== null && !drawn.has(code)).map(({ code }) => code),
      ).toEqual([]);
    });
  },
);

it('draws the account that lacks the entry, not the one it is compared with', () => {
  const { cases } = caseModules['./autorretencion/cases.es.ts']!;
  const validation = (validations as readonly AnyValidation[]).find(({ key }) => key === 'autorretencion')!;
  const findings = cases.flatMap((entry) => runCase(validation, texts, entry).findings);
  const counterEntry = findings.filter(({ rule, title }) => rule === 'AUT-7' && title.includes('cuenta a favor'));
  expect(counterEntry.map(({ series }) => [series?.measure, series?.accounts])).toEqual([['debit', ['135510']]]);
});
