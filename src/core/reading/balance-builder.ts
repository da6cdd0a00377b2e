/**
 * Builds the trial-balance view from the rows of a file: separates titles from facts, settles the sign convention,
 * sorts everything. A title is never counted twice; a row without third party in an account that has them belongs to
 * entry 0, "no third party".
 */
import type { BalanceData, SignConvention } from '#core/books/balance-data.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import type { Order } from './evidence/account-rows.ts';
import { inUse } from './evidence/ids-of-nobody.ts';
import type { Printed } from './evidence/open-rows.ts';
import { factsOf, settleRows } from './evidence/settle-rows.ts';
import type { TitleRows } from './evidence/title-rows.ts';
import { amountFields } from './format.ts';
import type { RowsInDoubt } from './questions/question.ts';
import type { RawRows } from './rows/raw-rows.ts';
import { isTurned, likeliestSign, proveSign, type SignProof } from './sign-convention.ts';

export type BalanceRows = Pick<BalanceData, 'accounts' | 'thirdParties' | 'rows' | 'branches' | 'sign'>;

/** What is known about the sign in advance: a finished proof, or a given convention that still has to be proved. */
export type KnownSign = SignProof | { given: SignConvention | undefined };

/** What else the file says of itself. */
export interface Evidence {
  /** NIT of the company, by the title of the report. */
  companyNit: string | null;
  /** What the report may print as its own total. */
  printed: readonly Printed[];
  /** The last row is left out: third parties that only it has are too. */
  leavesOut?: boolean;
  /** The third parties are stated, not read: each id is one. */
  statesIds?: true;
  /** What a person says that rows in doubt are. */
  levels?: RowsInDoubt | undefined;
}

export interface BuiltRows {
  rows: BalanceRows;
  proof: SignProof;
  /** An id on every row, or on all levels, that is of no third party. */
  idOfNobody: string | null;
  /** Rows of the file that are totals or movements by its habit alone. */
  inDoubt: readonly number[];
}

/** Null when the file's own arithmetic proves no sign convention. */
export function buildRows(
  raw: RawRows,
  known: KnownSign,
  evidence: Evidence = { companyNit: null, printed: [] },
): BuiltRows | null {
  const columnsToProve = { code: raw.code, codes: raw.codes.values, count: raw.count, amounts: raw.amounts };
  const proof = 'given' in known ? proveSign(columnsToProve, known.given) : known;
  // Balances with a printed side (DB/CR) are signed: no other convention explains them.
  if (!proof || (raw.hasSides && proof.convention !== 'signed')) return null;
  const isGiven = 'given' in known && known.given !== undefined;
  const isOpen = 'given' in known && !isGiven && proof.explained < proof.telling;
  const printed = isOpen ? raw.snapshot() : null;
  makeSigned(raw, proof);
  const codes = raw.codes.values.toSorted();
  const order = sortByAccount(raw, codes);
  const { titles, idOfNobody, haveLostIds, turned } = settleRows(raw, codes, order, proof, evidence);
  const ofFacts = printed && signOfFacts(raw, order, titles, proof, printed);
  if (ofFacts) return buildRows(raw, ofFacts, evidence);
  const rows = {
    ...columns(raw, codes, order, titles, haveLostIds || evidence.leavesOut === true),
    sign: proof.convention,
  };
  // A convention that the user gave must explain the rows by itself.
  const explained = isGiven ? proof.explained : proof.explained + turned;
  const inDoubt = titles.inDoubt.map((row) => raw.source[row]!);
  return { rows, proof: { ...proof, explained }, idOfNobody, inDoubt };
}

/**
 * The convention that explains more of the facts than the one of all rows does, balances of `raw` being as `printed`
 * then: levels may be printed with another sign than the facts below them, and outnumber them. Null if there is none.
 */
function signOfFacts(
  raw: RawRows,
  order: Order,
  titles: TitleRows,
  { convention }: SignProof,
  printed: () => void,
): SignProof | null {
  const settled = raw.snapshot();
  printed();
  const facts = factsOf(order, titles);
  const of = ({ cents }: CentsColumn) => new CentsColumn(BigInt64Array.from(facts, (row) => cents[row]!));
  const { opening, debit, credit, closing } = raw.amounts;
  const amounts = { opening: of(opening), debit: of(debit), credit: of(credit), closing: of(closing) };
  const code = Uint32Array.from(facts, (row) => raw.code[row]!);
  const columns = { code, codes: raw.codes.values, count: facts.length, amounts };
  const best = likeliestSign(columns);
  if (best.convention !== convention && best.explained > likeliestSign(columns, convention).explained) return best;
  settled();
  return null;
}

function makeSigned(raw: RawRows, { convention }: SignProof): void {
  if (convention === 'signed') return;
  const turned = raw.codes.values.map((code) => isTurned(convention, code));
  const opening = raw.amounts.opening.cents;
  const closing = raw.amounts.closing.cents;
  for (let row = 0; row < raw.count; row++) {
    if (!turned[raw.code[row]!]) continue;
    opening[row] = -opening[row]!;
    closing[row] = -closing[row]!;
  }
}

/** Counting sort: linear, stable within an account. */
function sortByAccount(raw: RawRows, codes: readonly string[]): Order {
  const rank = new Uint32Array(codes.length);
  codes.forEach((code, index) => {
    rank[raw.codes.index(code)] = index;
  });
  const first = new Uint32Array(codes.length + 1);
  for (let row = 0; row < raw.count; row++) first[rank[raw.code[row]!]! + 1]!++;
  for (let index = 0; index < codes.length; index++) first[index + 1]! += first[index]!;
  const next = first.slice();
  const rows = new Uint32Array(raw.count);
  for (let row = 0; row < raw.count; row++) rows[next[rank[raw.code[row]!]!]!++] = row;
  return { rows, first };
}

function columns(
  raw: RawRows,
  codes: string[],
  order: Order,
  { titles, repeated, unsigned }: TitleRows,
  lostThirdParty: boolean,
): Omit<BalanceRows, 'sign'> {
  const titleCount = titles.reduce((sum, row) => sum + (row >= 0 ? 1 : 0), repeated.size);
  const facts = new Uint32Array(raw.count - titleCount);
  const account = new Uint32Array(facts.length);
  const thirdParty = new Uint32Array(facts.length);
  const source = new Uint32Array(facts.length);
  const branch = new Uint16Array(facts.length);
  const declared = new BigInt64Array(codes.length * 4);
  const declaredRow = new Uint32Array(codes.length);
  let at = 0;
  let index = 0;
  // One loop over all rows instead of one per account: the engine compiles it once.
  for (let position = 0; position < raw.count; position++) {
    while (position >= order.first[index + 1]!) index++;
    const row = order.rows[position]!;
    if (row === titles[index] || (repeated.size > 0 && repeated.has(row))) continue;
    facts[at] = row;
    account[at] = index;
    thirdParty[at] = raw.thirdParty[row]!;
    source[at] = raw.source[row]!;
    branch[at] = raw.branch[row]!;
    at++;
  }
  // What a title leaves out of its figures is what it sums.
  const whole = new Map(unsigned.map((title) => [title.row, title.sums]));
  titles.forEach((title, account) => {
    if (title < 0) return;
    declaredRow[account] = raw.source[title]!;
    amountFields.forEach((field, column) => {
      declared[account * 4 + column] = whole.get(title)?.[column] ?? raw.amounts[field].cents[title]!;
    });
  });
  const { opening, debit, credit, closing } = raw.amounts;
  const { ids, names, dvs } = lostThirdParty ? inUse(raw.thirdParties, thirdParty) : raw.thirdParties;
  return {
    accounts: {
      codes,
      names: codes.map((code) => raw.accountNames[raw.codes.index(code)] ?? ''),
      declared,
      declaredRow,
    },
    thirdParties: { ids, names, dvs: Int8Array.from(dvs) },
    rows: {
      account,
      thirdParty,
      source,
      branch,
      opening: opening.gather(facts),
      debit: debit.gather(facts),
      credit: credit.gather(facts),
      closing: closing.gather(facts),
    },
    branches: raw.branches.values,
  };
}
