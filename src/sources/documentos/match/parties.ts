/** The crossing of a month by third party: documents, books, and what became of them. */
import { abs, type Cents } from '#core/money/money.ts';
import type { CrossedDocument, CrossedHow, CrossedParty, CrossedState } from '#core/source/crossing.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import type { Booked } from './booked.ts';
import type { Crossing, OpenDifference, OpenDocument, WalkedParty } from './crossing.ts';
import type { PayrollCrossing } from './payroll.ts';

/**
 * Those with documents of the month, or with something to tell. `isTold`: whether a difference is, as for purchases of who
 * invoices. `month`: `2026-03`.
 */
export function crossedParties(
  { parties, differences, unbooked, late }: Crossing,
  isTold: (difference: OpenDifference) => boolean,
  month: string,
): CrossedParty[] {
  const openOf = Map.groupBy(unbooked, ({ document }) => document.nit);
  const hereOf = Map.groupBy(
    unbooked.filter(({ under }) => under !== null),
    ({ under }) => under!.key,
  );
  const differenceOf = new Map(differences.filter(isTold).map((one) => [one.key, one]));
  const lateOnes = new Set(late.map(({ document }) => document));
  return parties
    .map((party) =>
      crossedParty(party, {
        open: openOf.get(party.key) ?? [],
        here: hereOf.get(party.key) ?? [],
        difference: differenceOf.get(party.key) ?? null,
        isLate: party.matched.some((document) => lateOnes.has(document)),
        month,
      }),
    )
    .filter(({ documents, state }) => documents.length > 0 || state !== 'agrees')
    .sort((a, b) => Number(abs(b.booked - b.issued) - abs(a.booked - a.issued)) || Number(b.issued - a.issued));
}

interface Told {
  /** Its documents that are not in the books, or under another. */
  open: readonly OpenDocument[];
  /** Documents of others that are booked here. */
  here: readonly OpenDocument[];
  difference: OpenDifference | null;
  isLate: boolean;
  month: string;
}

function crossedParty({ key, name, booked, matched, pending }: WalkedParty, told: Told): CrossedParty {
  const open = told.open.map(({ document }) => document);
  const issued = totalOf(matched) + totalOf(open);
  const more = amountOf(told.difference) + totalOf(told.here.map(({ document }) => document)) - totalOf(open);
  const state = stateOf(told, matched, pending);
  const { under } = told.open.find((one) => one.under !== null) ?? { under: null };
  const placed = (documents: readonly ElectronicDocument[], place: CrossedDocument['place']) =>
    documents.map((document): CrossedDocument => ({ document, place }));
  return {
    key,
    name,
    state,
    how: howOf(matched, told.month),
    other: under?.name ?? told.here[0]?.document.name ?? null,
    documents: [...placed(matched, 'booked'), ...placed(open, 'open'), ...placed(pending, 'waits')].sort((a, b) =>
      a.document.day < b.document.day ? -1 : 1,
    ),
    rows: booked === null ? [] : rowsOf(booked),
    booked: issued + more,
    issued,
  };
}

function stateOf(
  { open, here, difference, isLate }: Told,
  matched: readonly ElectronicDocument[],
  pending: readonly ElectronicDocument[],
): CrossedState {
  if (open.some(({ under }) => under === null)) return 'unbooked';
  if (open.length > 0 || here.length > 0) return 'other_third';
  if (difference !== null) return difference.difference.kind;
  if (isLate) return 'late';
  return matched.length === 0 && pending.length > 0 ? 'waits' : 'agrees';
}

function howOf(matched: readonly ElectronicDocument[], month: string): CrossedHow | null {
  if (matched.length === 0) return null;
  if (matched.some(({ day }) => !day.startsWith(month))) return 'earlier';
  return matched.length === 1 ? 'one' : 'sum';
}

/** Positive where the books have more. */
function amountOf(one: OpenDifference | null): Cents {
  if (one === null) return 0n;
  const { difference } = one;
  return difference.kind === 'without' ? difference.base + difference.vat : difference.amount;
}

function totalOf(documents: readonly ElectronicDocument[]): Cents {
  return documents.reduce((sum, { total }) => sum + total, 0n);
}

function rowsOf({ trade, vat, others }: Booked): number[] {
  return [...new Set([...trade, ...vat, ...others].flatMap(({ rows }) => rows))].sort((a, b) => a - b);
}

/** An employee's net pay with its document. */
export function crossedEmployee(
  { key, net, rows, document, agrees }: PayrollCrossing['parties'][number],
  name: string,
): CrossedParty {
  return {
    key,
    name,
    state: agrees ? 'agrees' : document === null ? 'without' : 'value',
    how: agrees ? 'one' : null,
    other: null,
    documents: document === null ? [] : [{ document, place: 'booked' }],
    rows,
    booked: net,
    issued: document?.total ?? 0n,
  };
}
