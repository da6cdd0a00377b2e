/** Spending and withholding of each third party by concept, in one month. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { namesEstimates } from '#core/identity/estimate-name.es.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { type Concept, conceptKeys } from './concepts.ts';
import type { Role } from './default-roles.ts';
import { type OwnRate, ownRateOf } from './own-rate-name.es.ts';
import { placesOf } from './rules.ts';

/** One concept of one third party in the month. Amounts are not negative. */
export interface ConceptLine {
  concept: Concept;
  /** Debits of its base accounts. */
  gross: Cents;
  /** Debits less credits for expense accounts; debits only for inventories and costs, whose credits are sales. */
  net: Cents;
  /**
   * Part of `gross` in production materials: transferred from inventories under the same third party, so counted twice.
   */
  materials: Cents;
  /** Part of `net` in assets, whose sellers often self-withhold. */
  assets: Cents;
  /** Share of each base account in `net`. */
  byAccount: Cents[];
  /** Part of `net` whose base is less than the price (cleaning, security, temporary work). */
  partial: Cents;
  /** Part of `net` in production costs, which are services, purchases, rents or fees alike. */
  unsaid: Cents;
  /** Parts of `net` in accounts whose name says a rate of its own. */
  own: Record<OwnRate, Cents>;
  withheld: Cents;
  /** File rows of bases and withholding. */
  rows: number[];
}

export interface ThirdPartyLines {
  key: string;
  entry: number;
  concepts: Map<Concept, ConceptLine>;
  /** Withheld in accounts without concept. */
  other: Cents;
}

/** A file without month is not a year-end closing. */
const NO_PERIOD: Period = { year: 1, month: 1 };

export type Roles = Readonly<Record<Role, AccountRole>>;

/** The same roles in another month. */
export function rolesOn(roles: Roles, balance: TrialBalance): Roles {
  return Object.fromEntries(Object.entries(roles).map(([role, accounts]) => [role, accounts.in(balance)])) as Roles;
}

/**
 * Lines by third party, without month-end estimates and their reversals and without what was paid in advance in an earlier
 * month, of which nothing is withheld; `only` filters.
 */
export function withheldLines(
  balance: TrialBalance,
  roles: Roles,
  only?: ReadonlySet<string>,
): Map<string, ThirdPartyLines> {
  const places = placesByLeaf(roles);
  const period = balance.period ?? NO_PERIOD;
  const leaves = [...places.keys()].sort((a, b) => a - b);
  const estimates = balance.people(balance.leaves().filter((leaf) => namesEstimates(balance.leaf(leaf).name)));
  const prepaid = balance.people(roles.diferidos.leaves());
  const own = new Map(leaves.map((leaf) => [leaf, ownRateOf(balance.leaf(leaf).name)]));
  const thirdParties = new Map<string, ThirdPartyLines>();
  for (const { key, entry, parts } of balance.people(leaves, { only: only })) {
    const thirdParty: ThirdPartyLines = { key, entry, concepts: new Map(), other: 0n };
    thirdParties.set(key, thirdParty);
    const estimate = estimates.get(key);
    const amortised = prepaid.get(key)?.credit ?? 0n;
    let [made, reversed] = [(estimate?.credit ?? 0n) + amortised, estimate?.debit ?? 0n];
    for (const part of boughtOnce(parts, places)) {
      const place = places.get(part.leaf)!;
      const isBase = place !== null && place.base !== null && !MOVED_ON.has(place.base);
      if (!isBase || (made === 0n && reversed === 0n)) {
        add(thirdParty, place, part, { period, own });
        continue;
      }
      const [estimated, taken] = [min(made, part.debit), min(reversed, part.credit)];
      made -= estimated;
      reversed -= taken;
      const { leaf, opening, closing, rows } = part;
      const invoiced = { leaf, opening, debit: part.debit - estimated, credit: part.credit - taken, closing, rows };
      add(thirdParty, place, invoiced, { period, own });
    }
  }
  return thirdParties;
}

/** Amounts of a third party in an account. */
type Part = Readonly<Amounts> & Pick<ThirdParty, 'leaf' | 'rows'>;

/** The parts without what passes from one base to another under the same third party: it was bought once. */
function boughtOnce(parts: readonly ThirdParty[], places: ReadonlyMap<number, Place>): readonly Part[] {
  const credits = (of: ReadonlySet<Role>) =>
    parts.reduce((sum, { leaf, credit }) => (of.has(baseOf(places, leaf)) ? sum + credit : sum), 0n);
  let [produced, moved] = [credits(PRODUCED), credits(HELD)];
  if (produced === 0n && moved === 0n) return parts;
  return parts.map((part): Part => {
    const base = baseOf(places, part.leaf);
    const { leaf, opening, closing, rows } = part;
    if (base === 'inventariosEnProceso') {
      const taken = min(produced, part.debit);
      produced -= taken;
      return { leaf, opening, debit: part.debit - taken, credit: part.credit, closing, rows };
    }
    if (!HELD.has(base)) return part;
    const taken = min(moved, part.debit);
    moved -= taken;
    return { leaf, opening, debit: part.debit - taken, credit: 0n, closing, rows };
  });
}

function baseOf(places: ReadonlyMap<number, Place>, leaf: number): Role {
  return places.get(leaf)?.base ?? 'otrasRetenciones';
}

/** Accounts whose credits are transfers to cost of sales, not refunds. */
const MOVED_ON: ReadonlySet<Role> = new Set([
  'inventarios',
  'inventariosEnProceso',
  'materialesDeProduccion',
  'serviciosDeProduccion',
]);
/** Production costs: their credits under the supplier may be debits of unfinished goods. */
const PRODUCED: ReadonlySet<Role> = new Set(['materialesDeProduccion', 'serviciosDeProduccion']);
/** Assets: their credits are returns, or transfers between them (in transit, in progress, in use). */
const HELD: ReadonlySet<Role> = new Set(['activosFijos', 'intangibles']);

/** A base of a concept, its withholding, or withholding without concept. */
type Place = { concept: Concept; base: Role | null } | null;

function placesByLeaf(roles: Roles): Map<number, Place> {
  const places = new Map<number, Place>(roles.otrasRetenciones.leaves().map((leaf) => [leaf, null]));
  for (const concept of conceptKeys) {
    const { bases, withheld } = placesOf[concept];
    for (const base of bases) for (const leaf of roles[base].leaves()) places.set(leaf, { concept, base });
    for (const leaf of roles[withheld].leaves()) places.set(leaf, { concept, base: null });
  }
  return places;
}

interface Books {
  period: Period;
  /** Rate of its own of a leaf. */
  own: ReadonlyMap<number, OwnRate | null>;
}

function add(thirdParty: ThirdPartyLines, place: Place, part: Part, { period, own }: Books): void {
  if (place === null) {
    thirdParty.other += part.credit;
    return;
  }
  if (part.debit === 0n && part.credit === 0n) return;
  const line = lineOf(thirdParty, place.concept);
  if (place.base === null) {
    line.withheld += part.credit;
    if (part.credit !== 0n) line.rows.push(...part.rows);
    return;
  }
  const net = MOVED_ON.has(place.base) ? part.debit : max(0n, spentIn(part, period));
  line.gross += part.debit;
  if (place.base === 'materialesDeProduccion') line.materials += part.debit;
  line.net += net;
  if (HELD.has(place.base)) line.assets += net;
  line.byAccount.push(net);
  if (place.base === 'aseoVigilanciaTemporales') line.partial += net;
  if (PRODUCED.has(place.base)) line.unsaid += net;
  const rate = own.get(part.leaf) ?? null;
  if (rate !== null) line.own[rate] += net;
  if (part.debit !== 0n) line.rows.push(...part.rows);
}

/** No part with a rate of its own. */
export function nothingOwn(): Record<OwnRate, Cents> {
  return { COMBUSTIBLE: 0n, TRANSP_CARGA: 0n };
}

function lineOf(thirdParty: ThirdPartyLines, concept: Concept): ConceptLine {
  let line = thirdParty.concepts.get(concept);
  if (!line) {
    line = {
      concept,
      gross: 0n,
      net: 0n,
      assets: 0n,
      materials: 0n,
      byAccount: [],
      partial: 0n,
      unsaid: 0n,
      own: nothingOwn(),
      withheld: 0n,
      rows: [],
    };
    thirdParty.concepts.set(concept, line);
  }
  return line;
}
