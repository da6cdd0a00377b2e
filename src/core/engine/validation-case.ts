/**
 * Cases of a validation as data: small books as a table, with their expected findings. They are the validation's tests
 * and the examples of its guide.
 */

import { TrialBalance } from '#core/books/trial-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { checkDigit } from '#core/identity/nit.ts';
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
  /** Ids of its third parties, largest first; '' is "no third party". */
  people?: readonly string[];
  /** Pesos at stake. */
  amount?: number;
  /** Whether a correcting entry is suggested. */
  hasEntry?: boolean;
}

export interface ValidationCase {
  /** Display name: what the case shows. */
  name: string;
  /** Default `2026-03`. */
  period?: string;
  books: BooksTable;
  /** Name of the company in the file; default Distribuidora El Roble S.A.S. */
  companyName?: string;
  /** Its NIT; default 900481237. */
  companyNit?: string;
  /** Earlier months by period. */
  history?: Readonly<Record<string, BooksTable>>;
  /** The previously audited version of the same month, from another file; null if there was none. */
  earlierVersion?: { books: BooksTable; isFollowed: boolean; isClosed?: boolean; isBeforeChanged?: boolean } | null;
  profile?: CompanyProfile;
  settings?: ValidationSettings;
  /** Loaded list of fictitious suppliers: the day of the resolution by NIT, null where the list does not say it. */
  fictitious?: Readonly<Record<string, string | null>>;
  outcome?: Outcome;
  /** The complete list of expected findings; empty for a case that must find nothing. */
  findings: readonly ExpectedFinding[];
  /** Rules expected as not evaluated. */
  notEvaluated?: readonly string[];
}

/**
 * Opt-outs from tests over all validations, each with its reason. Exported as `unproved` beside the cases, so that
 * adding a validation does not touch those tests.
 */
export interface Unproved {
  /** Proved by its cases alone: the whole companies of the tests contain no such error. */
  byWholeCompanies?: string;
  /** Depends on legal limits in pesos, UVT or wages: multiplying all amounts by ten changes the findings. */
  byTenfoldAmounts?: string;
}

const company = { nit: '900481237', name: 'Distribuidora El Roble S.A.S.' };

/** Parses such a table into a view. Throws on a malformed line. */
export function balanceOfBooks(
  period: string,
  books: BooksTable,
  companyName = company.name,
  companyNit = company.nit,
): TrialBalance {
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
  const { rows } = buildRows(
    raw,
    { convention: 'signed', telling: 0, explained: 0 },
    { companyNit: null, printed: [], statesIds: true },
  )!;
  return new TrialBalance({
    company: { nit: companyNit, dv: checkDigit(companyNit), name: companyName },
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
