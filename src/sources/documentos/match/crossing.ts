/**
 * Crosses documents and books of one side, third party by third party, from the first month that has both to the audited
 * one: what a month leaves open may be booked in the next.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { lengthOfMonth } from '#core/calendar/days-in.es.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import type { Context } from '../settings.ts';
import { type Booked, type BookedByKey, bookedOf } from './booked.ts';
import { withoutCancelled } from './cancelled.ts';
import { Parts } from './choose.ts';
import { isGenericCustomer } from './generic-customer.es.ts';
import { type Difference, type LateHabit, matchMonth } from './month.ts';

/** Months that are looked back: what is not booked by then is told as long as it is among them. */
const MOST_MONTHS = 4;
/** Documents of the last days of a month are often booked in the next one. */
const LAST_DAYS_FROM = 21;

export interface OpenDifference {
  key: string;
  name: string;
  /** In the audited month; null where it has no rows of the third party. */
  booked: Booked | null;
  difference: Difference;
  /** No month before has documents: what is booked may be of one of them. */
  isFirst: boolean;
  /** Months with purchases or sales of the third party, none of them with any document. */
  monthsWithout: number;
}

export interface OpenDocument {
  document: ElectronicDocument;
  /** How the books had the same third party last; null where they never did. */
  usual: Booked | null;
  /** Under whom it seems to be booked. */
  under: { key: string; name: string; booked: Booked } | null;
}

export interface LateDocument {
  document: ElectronicDocument;
  booked: Booked;
}

export interface Crossing {
  differences: readonly OpenDifference[];
  unbooked: readonly OpenDocument[];
  /** Booked in the audited month, two or more after their own. */
  late: readonly LateDocument[];
  /** Documents that are not in pesos, which are not crossed. */
  inOtherCurrency: number;
  /** Sales to the final consumer that the books have under nobody, which are not crossed. */
  toNobody: number;
  /** Of every third party with documents or books. */
  parties: readonly WalkedParty[];
  /** Most documents are not in the books: they are kept otherwise than by third party and document. */
  isUnlike: boolean;
}

/** What the audited month has of a third party. */
export interface WalkedParty {
  key: string;
  name: string;
  booked: Booked | null;
  /** Booked in the month, of any. */
  matched: readonly ElectronicDocument[];
  /** Neither booked nor told so far. */
  pending: readonly ElectronicDocument[];
}

/** A month with both, oldest first. */
export interface CrossedMonth {
  key: string;
  balance: TrialBalance;
}

export function monthsOf({ balance, history, period, table }: Context): CrossedMonth[] {
  const months: CrossedMonth[] = [];
  let at: Period = period;
  let books: TrialBalance | null = balance;
  while (books !== null && months.length < MOST_MONTHS && periodKey(at) >= table.from) {
    months.unshift({ key: periodKey(at), balance: books });
    at = previousMonth(at);
    books = history.at(at);
  }
  return months;
}

export function crossingOf(
  side: 'received' | 'issued',
  { roles, table }: Context,
  months: readonly CrossedMonth[],
): Crossing {
  const booked = months.map(({ balance }) => bookedOf(balance, roles, side));
  const documents = table.documents.filter((document) => document.side === side);
  const byKey = Map.groupBy(inPesos(documents), ({ nit }) => nit);
  const toNobody = side === 'issued' ? underGenericCustomer(byKey, booked) : 0;
  const foreign = new Set(documents.filter(({ currency }) => currency !== PESOS).map(({ nit }) => nit));
  const keys = new Set([...byKey.keys(), ...booked.flatMap((month) => [...month.keys()])]);
  for (const key of ['', table.nit, ...foreign]) keys.delete(key);
  const differences: OpenDifference[] = [];
  const earlier: OpenDifference[] = [];
  const unbooked: OpenDocument[] = [];
  const lateDocuments: LateDocument[] = [];
  const parties: WalkedParty[] = [];
  let booking = 0;
  let crossed = 0;
  const all = { months, booked, booksLater: false };
  const first = new Map([...keys].map((key) => [key, walk(byKey.get(key) ?? [], all, key)]));
  const later = [...first.values()].reduce((sum, { later: of }) => ({ yes: sum.yes + of.yes, no: sum.no + of.no }), {
    yes: 0,
    no: 0,
  });
  const booksLater = later.yes > later.no;
  for (const [key, once] of first) {
    const walked = once.isOpen && booksLater ? walk(byKey.get(key) ?? [], { ...all, booksLater }, key) : once;
    if (walked.difference !== null) differences.push(walked.difference);
    if (walked.before !== null) earlier.push(walked.before);
    const usual = booked.findLast((month) => hasTrade(month.get(key)))?.get(key) ?? null;
    unbooked.push(...walked.unbooked.map((document) => ({ document, usual, under: null })));
    lateDocuments.push(...walked.late);
    parties.push(walked.party);
    booking += walked.agreed;
    crossed += walked.agreed + walked.disagreed;
  }
  const inOtherCurrency = documents.length - inPesos(documents).length;
  if (crossed >= ENOUGH && booking * 2 < crossed)
    return { differences: [], unbooked: [], late: [], inOtherCurrency, toNobody, parties: [], isUnlike: true };
  const open = side === 'received' ? withoutMandates(unbooked, months, roles) : unbooked;
  const undocumented = withoutDocuments(differences, booked.at(-1)!, byKey);
  const month = months.at(-1)!.key;
  const before = withOtherThirdParties(
    earlier,
    open.filter(({ document }) => !document.day.startsWith(month)),
  );
  const now = withOtherThirdParties(
    differences.filter(({ key }) => !undocumented.has(key)),
    [
      ...open.filter(({ document }) => document.day.startsWith(month)),
      ...before.unbooked.filter(({ under }) => under === null),
    ],
  );
  // What was told in its own month under another third party is not told again.
  const late = before.unbooked.filter(({ under, document }) => under !== null && !isEarly(document));
  const told = { differences: now.differences, unbooked: [...late, ...now.unbooked] };
  return { ...told, late: lateDocuments, inOtherCurrency, toNobody, parties, isUnlike: false };
}

const PESOS = 'COP';
const PESO = 100n;

function inPesos(documents: readonly ElectronicDocument[]): ElectronicDocument[] {
  return documents.filter(({ currency }) => currency === PESOS);
}

/** The DIAN's id of who buys without saying who. */
const FINAL_CONSUMER = '222222222222';

/**
 * Sales to the final consumer are often booked under an id that the company made up; where none of its names says so,
 * they are not crossed: returns how many.
 */
function underGenericCustomer(byKey: Map<string, ElectronicDocument[]>, booked: readonly BookedByKey[]): number {
  const sales = byKey.get(FINAL_CONSUMER);
  if (sales === undefined || booked.some((month) => hasTrade(month.get(FINAL_CONSUMER)))) return 0;
  byKey.delete(FINAL_CONSUMER);
  const generic = booked
    .flatMap((month) => [...month])
    .find(([key, one]) => !byKey.has(key) && hasTrade(one) && isGenericCustomer(one.name));
  if (generic === undefined) return sales.length;
  byKey.set(generic[0], sales);
  return 0;
}

/** Of fewer months of third parties none says how the books are kept. */
const ENOUGH = 10;

/** So many third parties of one account without any document, and none with one, show that it is not invoiced. */
const MANY = 3;

/** Third parties whose difference lies in accounts that no document stands behind, as interest or dues. */
function withoutDocuments(
  differences: readonly OpenDifference[],
  booked: BookedByKey,
  byKey: ReadonlyMap<string, readonly ElectronicDocument[]>,
): ReadonlySet<string> {
  const documented = new Set<string>();
  const without = new Map<string, number>();
  for (const [key, { trade }] of booked) if (byKey.has(key)) for (const { account } of trade) documented.add(account);
  const open = differences.filter(({ key, difference }) => difference.kind === 'without' && !byKey.has(key));
  const accountsOf = ({ booked: one }: OpenDifference) => new Set(one?.trade.map(({ account }) => account));
  for (const one of open) for (const account of accountsOf(one)) without.set(account, (without.get(account) ?? 0) + 1);
  const isExempt = (account: string) => !documented.has(account) && (without.get(account) ?? 0) >= MANY;
  return new Set(open.filter((one) => [...accountsOf(one)].every(isExempt)).map(({ key }) => key));
}

/** What was bought on behalf of a customer is booked under the customer: documents that add up to such a row are there. */
function withoutMandates(
  unbooked: readonly OpenDocument[],
  months: readonly CrossedMonth[],
  roles: Context['roles'],
): OpenDocument[] {
  let open = [...unbooked];
  for (const { balance } of months)
    for (const leaf of roles.porCuentaDeOtros.in(balance).leaves())
      for (const { debit } of balance.people([leaf]).list) {
        if (debit === 0n || open.length === 0) continue;
        const documents = open.map(({ document }) => document).sort((a, b) => (a.day < b.day ? -1 : 1));
        const out = new Parts(documents.map(({ total }) => total)).leftOut(debit);
        if (out === null || out.size === documents.length) continue;
        const found = new Set(documents.filter((_, index) => !out.has(index)));
        open = open.filter(({ document }) => !found.has(document));
      }
  return open;
}

interface Walked {
  difference: OpenDifference | null;
  /** Of the month before the audited one. */
  before: OpenDifference | null;
  /** Months with documents and books that agree, and that do not. */
  agreed: number;
  disagreed: number;
  unbooked: readonly ElectronicDocument[];
  late: readonly LateDocument[];
  party: WalkedParty;
  /** Some month differs. */
  isOpen: boolean;
  /** Documents of the last days of a month that were booked in the next, and in their own. */
  later: { yes: number; no: number };
}

interface Books {
  months: readonly CrossedMonth[];
  booked: readonly BookedByKey[];
  booksLater: boolean;
}

function walk(documents: readonly ElectronicDocument[], { months, booked, booksLater }: Books, key: string): Walked {
  const last = months.length - 1;
  let pending: readonly ElectronicDocument[] = [];
  let difference: OpenDifference | null = null;
  let before: OpenDifference | null = null;
  let late: LateDocument[] = [];
  /** Left by a first month that does not agree: perhaps booked, perhaps not. */
  const uncertain = new Set<ElectronicDocument>();
  let matched: readonly ElectronicDocument[] = [];
  let agreed = 0;
  let disagreed = 0;
  let isAnyOpen = false;
  const later = { yes: 0, no: 0 };
  const isOf = (month: string) => (document: ElectronicDocument) => document.day.startsWith(month);
  const monthsWithout = documents.length > 0 ? 0 : booked.filter((month) => hasTrade(month.get(key))).length;
  for (const [index, { key: month }] of months.entries()) {
    const own = documents.filter(isOf(month));
    const here = booked[index]!.get(key);
    const habit: LateHabit = { isLate: (document) => isLast(document, month), booksLater };
    // As they are believed to be booked: those of the month, what an earlier one left, and the last days.
    const pool = [...own.filter((document) => !habit.isLate(document)), ...pending, ...own.filter(habit.isLate)];
    const match = matchMonth(here, pool, habit);
    if (match.difference === null) {
      later.no += match.matched.filter(habit.isLate).length;
      if (match.matched.length > 0)
        later.yes += match.matched.filter(({ day }) => after(day.slice(0, 7)) === month).length;
    } else isAnyOpen = true;
    const isOpen = match.difference !== null;
    before = difference;
    difference = null;
    if (isOpen)
      difference = {
        key,
        name: here?.name ?? documents[0]?.name ?? '',
        booked: here ?? null,
        difference: match.difference!,
        isFirst: months.length === 1,
        monthsWithout,
      };
    if (index === last && here !== undefined)
      late = withoutCancelled(match.matched)
        .filter(({ day }) => after(day.slice(0, 7)) < month)
        .map((document) => ({ document, booked: here }));
    if (!isOpen && match.matched.length > 0) agreed++;
    else if (own.some(isEarly)) disagreed++;
    pending = match.left;
    matched = match.matched;
    const isDoubtful = isOpen || (match.matched.length === 0 && hasTrade(here));
    if (index === 0 && isDoubtful) {
      pending = own.filter((document) => !isEarly(document));
      for (const document of pending) uncertain.add(document);
    }
  }
  const month = months[last]!.key;
  const open = withoutCancelled(pending).filter((document) => !uncertain.has(document) && isDue(document, month));
  const here = booked[last]?.get(key) ?? null;
  const name = here?.name || documents.at(-1)?.name || '';
  const party = { key, name, booked: here, matched, pending: pending.filter((document) => !open.includes(document)) };
  return { difference, before, agreed, disagreed, unbooked: open, late, party, isOpen: isAnyOpen, later };
}

/** Told in the month after its own; in its own where it is not of the last days. Later audits have it from then. */
function isDue({ day }: ElectronicDocument, month: string): boolean {
  return day.startsWith(month) ? isEarly({ day }) : after(day.slice(0, 7)) === month;
}

/** Told in its own month already. */
function isEarly({ day }: Pick<ElectronicDocument, 'day'>): boolean {
  return Number(day.slice(8)) < LAST_DAYS_FROM;
}

/** Documents of the last three days are often booked in the month after. */
function isLast({ day }: ElectronicDocument, month: string): boolean {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return day.startsWith(month) && Number(day.slice(8)) > lengthOfMonth({ year, month: number }) - 3;
}

function hasTrade(booked: Booked | undefined): boolean {
  return booked?.trade.some(({ amount }) => amount > 0n) === true;
}

/** Month after one, `2026-01` for `2025-12`. */
export function after(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** What one third party has too much of and another's document lacks is the same purchase under a wrong name. */
function withOtherThirdParties(
  differences: readonly OpenDifference[],
  unbooked: readonly OpenDocument[],
): Pick<Crossing, 'differences' | 'unbooked'> {
  const rest = new Set(differences);
  const byPesos = Map.groupBy(
    differences.filter(({ difference, booked }) => difference.kind === 'without' && booked !== null),
    ({ difference }) => (difference.kind === 'without' ? (difference.base + difference.vat) / PESO : 0n),
  );
  const told = unbooked.map((open): OpenDocument => {
    const { total, nit } = open.document;
    const near = [0n, 1n, -1n, 2n, -2n].flatMap((more) => byPesos.get(total / PESO + more) ?? []);
    const found = near.find((one) => rest.has(one) && one.key !== nit);
    if (found === undefined) return open;
    rest.delete(found);
    return { ...open, under: { key: found.key, name: found.name, booked: found.booked! } };
  });
  return { differences: [...rest], unbooked: told };
}
