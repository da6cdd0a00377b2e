/**
 * Settles what the rows of a file are by what they say of themselves: titles and levels, ids of nobody, rows with a sign
 * of their own. The usual reading first; others only where it contradicts itself.
 */
import type { RowsInDoubt } from '../questions/question.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import type { SignProof } from '../sign-convention.ts';
import type { Order } from './account-rows.ts';
import { dismissFilledIds, isOfNobody, suspectId, withoutThirdParty } from './ids-of-nobody.ts';
import type { Printed } from './open-rows.ts';
import { contraryRows, turn, turnedToBalance } from './own-signs.ts';
import { choose, figuresOf, imbalance, minus, NOTHING, plus, type Sums, sumsOf, toleranceOf } from './sums.ts';
import { findTitles, type TitleRows } from './title-rows.ts';

export interface SettledRows {
  titles: TitleRows;
  /** An id that is of no third party; its rows have none. */
  idOfNobody: string | null;
  /** Rows that state a third party have none. */
  haveLostIds: boolean;
  /** Rows with movement that add up with a sign of their own. */
  turned: number;
}

export interface RowEvidence {
  companyNit: string | null;
  printed: readonly Printed[];
  statesIds?: true;
  /** What a person says that rows in doubt are. */
  levels?: RowsInDoubt | undefined;
}

/** `raw` is signed by the convention of `proof`; rows that it contradicts are turned. */
export function settleRows(
  raw: RawRows,
  codes: readonly string[],
  order: Order,
  proof: SignProof,
  { companyNit, printed, statesIds, levels }: RowEvidence,
): SettledRows {
  const search = (isHeaded: boolean) => {
    const found = findTitles(raw, codes, order, { printed, isHeaded, levels });
    return found.sums.broken + found.inDoubt.length === 0
      ? found
      : withoutSigns(raw, found, findTitles(raw, codes, order, { printed, isHeaded, levels, lacksSigns: true }));
  };
  const contrary = proof.explained < proof.telling ? contraryRows(raw) : [];
  const idOfNobody = statesIds ? null : dismissId(raw, codes, order, companyNit, () => search(true));
  const haveLostIds = idOfNobody !== null || (!statesIds && dismissFilledIds(raw, codes, order));
  let titles = search(haveLostIds);
  const turned = contrary.length > 0 ? contraryToTurn(raw, contrary, order, titles) : [];
  if (turned.length > 0) {
    turn(raw, turned);
    titles = search(haveLostIds);
  }
  if (proof.convention !== 'signed') {
    // What does not move follows once the rows that do have their signs.
    const total = totalOf(raw, order, titles);
    const still = imbalance(total) > 0n ? turnedToBalance(raw, factsOf(order, titles), total) : [];
    if (still.length > 0) {
      turn(raw, still);
      titles = search(haveLostIds);
    }
  }
  const { debit, credit } = raw.amounts;
  const moving = turned.filter((row) => !debit.isZero(row) || !credit.isZero(row));
  return { titles, idOfNobody, haveLostIds, turned: moving.length };
}

/** Titles that no fact could be and have the figures of their rows but for a sign: so many are no chance. */
const LEAST_UNSIGNED = 2;

/**
 * The titles of a file that prints totals without the sign of their balances or without their movement, where this
 * explains more of them than the usual reading does.
 */
function withoutSigns(
  { amounts: { opening, debit, credit, closing } }: RawRows,
  usual: TitleRows,
  alike: TitleRows,
): TitleRows {
  const moved = alike.unsigned.filter(
    ({ row }) => !debit.isZero(row) || !credit.isZero(row) || opening.cents[row] !== closing.cents[row],
  );
  const left = ({ sums: { broken }, inDoubt }: TitleRows) => broken + inDoubt.length;
  return moved.length >= LEAST_UNSIGNED && left(alike) < left(usual) ? alike : usual;
}

/** Takes an id of nobody from its rows, and returns it; null if there is none. */
function dismissId(
  raw: RawRows,
  codes: readonly string[],
  order: Order,
  companyNit: string | null,
  search: () => TitleRows,
): string | null {
  const suspect = suspectId(raw, codes, order);
  if (!suspect) return null;
  const giveBack = withoutThirdParty(raw, suspect);
  const found = search();
  const { proved, broken, telling } = found.sums;
  if (proved > broken && (telling > 0 || suspect.id === companyNit)) {
    // Facts keep an id that levels have too, beside other rows of their account: it is a third party there.
    const facts = suspect.isEverywhere ? new Set<number>() : new Set(factsOf(order, found));
    for (const row of alone(order)) facts.delete(row);
    giveBack((row) => facts.has(row));
    return suspect.id;
  }
  if (isOfNobody(suspect, codes, companyNit)) return suspect.id;
  giveBack(() => true);
  return null;
}

/** Rows that are the only one of their account. */
function alone({ rows, first }: Order): Uint32Array {
  const begins = new Set(first);
  return rows.filter((_, at) => begins.has(at) && begins.has(at + 1));
}

/** Raw rows that are no titles. */
export function factsOf({ rows }: Order, { titles, repeated }: TitleRows): Uint32Array {
  const isTitle = new Set(titles);
  return rows.filter((row) => !isTitle.has(row) && !repeated.has(row));
}

function totalOf(raw: RawRows, { rows }: Order, { titles, repeated }: TitleRows): Sums {
  const excluded = Uint32Array.from([...titles.filter((row) => row >= 0), ...repeated]);
  return minus(sumsOf(raw, rows), sumsOf(raw, excluded));
}

/** The contrary rows to turn: of the accounts that bring the balances of the facts to nothing, or nearer to it. */
function contraryToTurn(raw: RawRows, contrary: readonly number[], order: Order, titles: TitleRows): number[] {
  const total = totalOf(raw, order, titles);
  const facts = new Set(factsOf(order, titles));
  const parts = new Map<number, Sums>();
  for (const row of contrary) {
    if (!facts.has(row)) continue;
    const [opening, , , closing] = figuresOf(raw, row);
    const account = raw.code[row]!;
    parts.set(account, plus(parts.get(account) ?? NOTHING, [-2n * opening, 0n, 0n, -2n * closing]));
  }
  const sums = [...parts.values()];
  const all = [...parts.keys()];
  const exact = choose(total, sums, (sum) => imbalance(sum) <= toleranceOf(facts.size));
  const isBetter = imbalance(sums.reduce(plus, total)) <= imbalance(total);
  const accounts = new Set(exact?.map((index) => all[index]!) ?? (isBetter ? all : []));
  return accounts.size === 0 ? [] : contrary.filter((row) => !facts.has(row) || accounts.has(raw.code[row]!));
}
