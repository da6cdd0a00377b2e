/**
 * Reading document of a file, stored beside its bytes: the answer of `inspect` except for what depends on the company.
 */

import { figuresDigest } from '#core/books/figures-digest.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { toDecimal } from '#core/money/money.ts';
import { totalsAgree } from '#core/reading/notices/totals-agree.ts';
import type { Question, ReadAnswers } from '#core/reading/questions/question.ts';
import type { FileReading } from '#platform/workbook/read-file.ts';
import type { Inspection, ReadIssueDocument, ReadingDifference } from './trial-balances/contract.ts';

export type Reading = Pick<
  Inspection,
  | 'format'
  | 'period'
  | 'rows'
  | 'accounts'
  | 'thirdParties'
  | 'sign'
  | 'totals'
  | 'figures'
  | 'issues'
  | 'question'
  | 'unit'
> & {
  company: { nit: string | null; dv: number | null; name: string | null };
  /** `readerVersion` of the reader. */
  reader?: number;
  /** What a person said where the file leaves it open. */
  readAs?: ReadAnswers;
  /** Found by their figures: kept for the company once the user stores the file. */
  columns?: ColumnMapping;
};

/** An account with movements: code, name, then opening, debit, credit and closing in cents, as strings for JSON. */
export type AccountLine = [code: string, name: string, opening: string, debit: string, credit: string, closing: string];

/** `issues`: those of the result, in words. */
export function readingOf(
  { format, view, question }: Pick<FileReading, 'format' | 'view' | 'question'>,
  issues: ReadIssueDocument[],
): Reading {
  const recognised = format && formatOf(format);
  if (view === null)
    return { ...nothingRead, format: recognised, issues, ...(question && { question: questionDocument(question) }) };
  const total = view.sum('');
  const { opening, debit, credit, closing } = total;
  return {
    format: recognised,
    company: view.company,
    period: view.period === null ? null : periodKey(view.period),
    rows: view.rowCount,
    accounts: view.leaves().length,
    // Entry 0 stands for "no third party".
    thirdParties: view.thirdParties.count - 1,
    sign: view.sign,
    totals: {
      opening: toDecimal(opening),
      debits: toDecimal(debit),
      credits: toDecimal(credit),
      closing: toDecimal(closing),
      balanced: totalsAgree(total),
    },
    figures: figuresDigest(view),
    ...(view.unit === null ? {} : { unit: view.unit }),
    issues,
  };
}

function formatOf({ softwareId: _, ...format }: NonNullable<FileReading['format']>): Reading['format'] {
  return format;
}

function questionDocument({ kind, choices }: Question): NonNullable<Reading['question']> {
  const written = choices.map(({ value, label, totals }) => ({
    value,
    label,
    totals: totals && {
      opening: toDecimal(totals.opening),
      debits: toDecimal(totals.debits),
      credits: toDecimal(totals.credits),
      closing: toDecimal(totals.closing),
    },
  }));
  return { kind, choices: written };
}

const zero = toDecimal(0n);

const nothingRead: Reading = {
  format: null,
  company: { nit: null, dv: null, name: null },
  period: null,
  rows: 0,
  accounts: 0,
  thirdParties: 0,
  sign: null,
  totals: { opening: zero, debits: zero, credits: zero, closing: zero, balanced: false },
  issues: [],
};

/** The leaf accounts: sums over any prefix derive from them without double counting. */
export function accountLines(view: TrialBalance): AccountLine[] {
  return view.leaves().map((index) => {
    const { opening, debit, credit, closing } = view.leaf(index).sum;
    return [
      view.leaf(index).code,
      view.leaf(index).name,
      String(opening),
      String(debit),
      String(credit),
      String(closing),
    ];
  });
}

type Compared = Pick<Reading, 'rows' | 'totals' | 'figures' | 'company' | 'period' | 'unit'>;

/**
 * What two readings of one file differ in, as far as the books do.
 * A month, company or digest that either reading does not give is no difference: a person said it, or an earlier reader
 * kept none. `figures`: other amounts by account and third party under the same totals and rows.
 */
export function readingDifferences(before: Compared, after: Compared): ReadingDifference[] {
  const amounts = ({ totals: { opening, debits, credits, closing } }: Compared) =>
    [opening, debits, credits, closing].join(' ');
  const nits = [before, after].map(({ company: { nit } }) => (nit === null ? null : thirdPartyKey(nit)));
  const found: ReadingDifference[] = [
    ...(amounts(before) === amounts(after) ? [] : (['totals'] as const)),
    ...(before.rows === after.rows ? [] : (['rows'] as const)),
    ...(isOther(nits[0], nits[1]) ? (['company'] as const) : []),
    ...(isOther(before.period, after.period) ? (['period'] as const) : []),
    ...((before.unit ?? 'pesos') === (after.unit ?? 'pesos') ? [] : (['unit'] as const)),
  ];
  return found.length === 0 && isOther(before.figures, after.figures) ? ['figures'] : found;
}

function isOther(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && one !== other;
}
