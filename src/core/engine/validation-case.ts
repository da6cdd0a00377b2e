/**
 * Cases of a validation as data: small books written as a table, and the findings that they must or must not give. They are
 * the validation's tests and the examples of its guide.
 */

import { TrialBalance } from '#core/books/trial-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { centsFromNumber } from '#core/money/money.ts';
import { buildRows } from '#core/reading/balance-builder.ts';
import { RawRows } from '#core/reading/rows/raw-rows.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { ValidationSettings } from './run-validations.ts';
import type { Outcome, Severity } from './severity.ts';

/**
 * Books of a month, a line a row: `code name | id name | opening | debit | credit | closing`, signed pesos.
 * An empty second cell is "no third party"; `900123456-8 Acme` gives a DV; a line that starts with `=` is the total of its
 * account, and one with `#` a comment.
 */
export type BooksTable = string;

export interface ExpectedFinding {
  rule: string;
  account: string | null;
  severity?: Severity;
  /** Ids of its third parties, most important first; '' is "no third party". */
  people?: readonly string[];
  /** Pesos at stake. */
  amount?: number;
  /** Whether an entry that corrects it is suggested. */
  hasEntry?: boolean;
}

export interface ValidationCase {
  /** What it shows, for people. */
  name: string;
  /** `2026-03` unless said. */
  period?: string;
  books: BooksTable;
  /** Earlier months by period. */
  history?: Readonly<Record<string, BooksTable>>;
  /** The same month as it was audited before, from another file; null when there was none. */
  earlierVersion?: { books: BooksTable; isFollowed: boolean } | null;
  profile?: CompanyProfile;
  settings?: ValidationSettings;
  outcome?: Outcome;
  /** Every finding that there must be, no more: an empty list is a case that must not find. */
  findings: readonly ExpectedFinding[];
  /** Rules that must end as not evaluated. */
  notEvaluated?: readonly string[];
}

/**
 * What tests of all validations together cannot ask of this one, each with its reason. Exported as `unproved` beside the cases,
 * so that a validation is added without touching those tests.
 */
export interface Unproved {
  /** Its cases alone prove it: the whole companies of the tests have no error that it would find. */
  byWholeCompanies?: string;
  /** The law has limits in pesos, UVT or wages for it: ten times the amounts are other books. */
  byTenfoldAmounts?: string;
}

const COMPANY = { nit: '900481237', dv: 6, name: 'Distribuidora El Roble S.A.S.' };

/** The view of such a table. Throws on a line that is not of its form. */
export function balanceOfBooks(period: string, books: BooksTable): TrialBalance {
  const raw = new RawRows();
  books.split('\n').forEach((line, index) => {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) return;
    const isTitle = written.startsWith('=');
    const cells = written
      .replace(/^=\s*/, '')
      .split('|')
      .map((cell) => cell.trim());
    const [account, person, ...amounts] = cells;
    const [, code, name] = /^(\d+)\s*(.*)$/.exec(account!) ?? [];
    if (!code || amounts.length !== 4) throw new Error(`line ${index + 1} of the books: ${line}`);
    const [, id, personName] = /^(\S*)\s*(.*)$/.exec(person!) ?? [];
    const [opening, debit, credit, closing] = amounts.map((text) => Number(text.replace(/[ _]/g, '') || 0));
    const kind = isTitle ? 'title' : id || personName ? 'detail' : 'unknown';
    raw.add(
      {
        kind,
        code,
        name: name ?? '',
        id: id ?? null,
        dv: null,
        branch: null,
        thirdPartyName: personName ?? '',
        opening: opening!,
        debit: debit!,
        credit: credit!,
        closing: closing!,
      },
      raw.account(code),
      index + 1,
      () => {
        throw new Error(`line ${index + 1} of the books: ${line}`);
      },
    );
  });
  const { rows } = buildRows(raw, { convention: 'signed', telling: 0, explained: 0 })!;
  return new TrialBalance({
    company: COMPANY,
    period: parsePeriod(period),
    format: 'cases',
    sheet: '',
    grandTotal: null,
    ...rows,
  });
}

/** Pesos of a case as cents. */
export function casePesos(amount: number): bigint {
  return centsFromNumber(amount)!;
}
