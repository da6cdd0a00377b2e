/** V7-a: required withholding by third party and concept against the booked one. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import type { ThirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { type Concept, type ConceptLaw, conceptKeys, ownRateLaw } from '../concepts.ts';
import { ownRates } from '../own-rate-name.es.ts';
import { type Context, placesOf } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import type { Subjection } from '../who/non-subject.es.ts';
import { Subjections } from '../who/subjections.ts';
import { type ConceptLine, type ThirdPartyLines, withheldLines } from '../withheld-lines.ts';
import { byOwnRate } from './by-own-rate.ts';
import { byPayable, type Unwithheld } from './by-payable.ts';
import { unclearThirdParties } from './clear-third-parties.ts';
import { agreesWithBefore, Habits, nearest, totals } from './habits.ts';
import { isOrdinary, judge, type Verdict } from './judge-line.ts';
import { agreesTogether } from './mixed-invoices.ts';
import type { ConceptTotal, Practised, Shortfall } from './shortfall.ts';

interface Suspect {
  thirdParty: ThirdPartyLines;
  line: ConceptLine;
  law: ConceptLaw;
  verdict: Exclude<Verdict, 'exempt' | 'legal'>;
  subjection: Subjection;
}

export function practised(context: Context, laws: ReadonlyMap<Concept, ConceptLaw>): Practised {
  const { balance, roles, parameters } = context;
  const conventions = new Map(conceptKeys.map((key) => [key, conventionOf(roles[placesOf[key].withheld], context)]));
  const unclear = unclearThirdParties(context, laws);
  if (unclear.size === 0) return { shortfalls: [], totals: [], elsewhere: [] };
  const subjections = new Subjections(context, unclear);
  const bought = balance.people(roles.ivaDescontable.leaves(), { only: unclear });
  const suspects: Suspect[] = [];
  const unusual: Omit<Suspect, 'verdict' | 'subjection'>[] = [];
  // Withheld the month before and not now: not explained by the minimum base.
  const stopped = new Set(
    conceptKeys.filter((key) => roles[placesOf[key].withheld].sum().credit === 0n && withholds(context, key)),
  );
  const kept: ConceptTotal[] = [];
  const disagreeing: { thirdParty: ThirdPartyLines; own: Suspect[] }[] = [];
  const underAuthority: Unwithheld[] = [];
  for (const thirdParty of withheldLines(balance, roles, unclear).values()) {
    const own: Suspect[] = [];
    const taxApart = (bought.get(thirdParty.key)?.debit ?? 0n) > 0n;
    for (const line of thirdParty.concepts.values()) {
      const law = lawOfLine(line, laws, context);
      const verdict = judge(line, { law, points: parameters.puntosDeTarifa, taxApart });
      if (verdict === 'legal' && !isOrdinary(line, law, parameters.puntosDeTarifa))
        unusual.push({ thirdParty, line, law });
      if (verdict === 'exempt' || verdict === 'legal') continue;
      const convention = conventions.get(line.concept);
      if (verdict === 'none' && convention !== 'tercero') underAuthority.push({ thirdParty, line, law });
      const subjection = subjections.of(thirdParty, line.concept);
      if (subjection === 'exempt' || subjection === 'foreign') continue;
      if (convention === 'autoridad')
        addToTotal(kept, thirdParty, line, law, subjection, stopped.has(line.concept) ? 1 : parameters.vecesLaBase);
      else own.push({ thirdParty, line, law, verdict, subjection });
    }
    const lines = own.map(({ line }) => line);
    if (own.length > 0 && !agreesTogether(thirdParty, lines, laws, { taxApart, points: parameters.puntosDeTarifa }))
      disagreeing.push({ thirdParty, own });
    // Correct in sum, but possibly in another concept's account than last month's.
    else unusual.push(...own.filter(({ line }) => line.gross > 0n));
  }
  const keys = new Set([...disagreeing, ...unusual].map(({ thirdParty }) => thirdParty.key));
  const habits = new Habits(context, keys);
  const ofOwnRate: Shortfall[] = [];
  for (const { thirdParty, own } of disagreeing) {
    const lines = own.map(({ line }) => line);
    const decided = byOwnRate(thirdParty, lines, habits, laws, context);
    if (decided === null) suspects.push(...own);
    else if (decided !== 'agrees') ofOwnRate.push(decided);
  }
  const elsewhere = conceptKeys.filter((key) => isElsewhere(key, suspects, context));
  const judged = suspects.filter(({ line, verdict }) => verdict !== 'over' || !elsewhere.includes(line.concept));
  const ofPayable = byPayable(underAuthority, context);
  const byPerson = [...ofOwnRate, ...weigh(judged, conventions, habits, context), ...lowered(unusual, habits, context)];
  return {
    shortfalls: [...byPerson.filter((one) => !ofPayable.some((own) => isSame(own, one))), ...ofPayable],
    totals: withTotals(without(kept, ofPayable), context),
    elsewhere,
  };
}

function isSame(one: Shortfall, other: Pick<Shortfall, 'thirdParty' | 'line'>): boolean {
  return one.thirdParty.key === other.thirdParty.key && one.line.concept === other.line.concept;
}

/** What one supplier lacks is told once. */
function without(totals: readonly ConceptTotal[], told: readonly Shortfall[]): ConceptTotal[] {
  return totals.map((total) => {
    const gone = total.thirdParties.filter((own) => told.some((one) => isSame(one, own)));
    const base = gone.reduce((sum, { line }) => sum + line.net, 0n);
    const expected = gone.reduce((sum, { line }) => sum + leastDue(line, total.law), 0n);
    return {
      ...total,
      base: total.base - base,
      expected: total.expected - expected,
      thirdParties: total.thirdParties.filter((own) => !gone.includes(own)),
    };
  });
}

function isElsewhere(concept: Concept, suspects: readonly Suspect[], { roles }: Context): boolean {
  const bare = suspects.filter(({ line }) => line.concept === concept && line.gross === 0n);
  const withheld = bare.reduce((sum, { line }) => sum + line.withheld, 0n);
  return isBaseElsewhere(bare.length, withheld, roles[placesOf[concept].withheld].sum().credit);
}

function weigh(
  suspects: readonly Suspect[],
  conventions: ReadonlyMap<Concept, ThirdPartyConvention>,
  habits: Habits,
  context: Context,
): Shortfall[] {
  const explained = explainedBases(suspects, context);
  const practises = new Map(conceptKeys.map((key) => [key, withholds(context, key)]));
  return suspects.flatMap((suspect): Shortfall[] => {
    const { thirdParty, line, law, verdict, subjection } = suspect;
    const habit = habits.of(thirdParty.key, law);
    if (agreesWithBefore(line, habit.before, context)) return [];
    if (
      verdict === 'over' &&
      line.withheld <= percentOf(line.gross + (explained.get(thirdParty.key) ?? 0n), law.general.at(-1)! + 0.5)
    )
      return [];
    const usual = habit.percent ?? usualPercent(context.balance, thirdParty, law);
    const percent = verdict === 'short' ? aboveWithheld(line, usual, law) : usual;
    const isSure =
      subjection === 'subject' &&
      conventions.get(line.concept) !== 'mixta' &&
      !(habit.never && practises.get(line.concept)) &&
      !isOnlyAssets(suspect, habits, context);
    const expected = roundToPesos(percentOf(verdict === 'over' ? line.gross : line.net, percent));
    if (verdict === 'short' && expected <= line.withheld) return [];
    const byWageTable = verdict === 'none' && !habit.withheld && isBelowWageTable(suspect, context);
    const exceeds =
      habit.withheld || law.minimum === 0n || line.net >= law.minimum * BigInt(context.parameters.vecesLaBase);
    return [
      {
        thirdParty,
        line,
        law,
        verdict,
        byWageTable,
        certain:
          (isSure && !byWageTable && (verdict === 'none' ? exceeds : isClearlyShort(suspect, expected, habits))) ||
          (verdict === 'short' && isBelowOwnRate(thirdParty, habits)),
        percent,
        since: percent === habit.percent ? habit.month : null,
        expected,
      },
    ];
  });
}

/**
 * Sellers of equipment often self-withhold: a company of which nothing was ever withheld is asked for, unless the
 * audited one withholds on assets.
 */
function isOnlyAssets({ thirdParty, line, law }: Suspect, habits: Habits, { balance, parameters }: Context): boolean {
  const others = line.net - line.assets;
  if (line.assets === 0n || others >= max(law.minimum, 1n) * BigInt(parameters.vecesLaBase)) return false;
  const isCompany = isCompanyNumber(balance.thirdParties.id(thirdParty.entry));
  return isCompany && !habits.wasWithheld(thirdParty.key) && !habits.withholdsOnAssets;
}

/** Where the concept has no minimum base, or the third party's share was the same every month and now is less. */
function isClearlyShort({ thirdParty, line, law, verdict }: Suspect, expected: Cents, habits: Habits): boolean {
  if (verdict !== 'short' || law.minimum === 0n) return verdict === 'short';
  const steady = habits.ownRate(thirdParty.key);
  return steady !== null && line.net >= steady.least && line.withheld < percentOf(expected, 80);
}

/** Of all that was bought of the third party the same share was withheld month after month, whoever it is, and now it is less. */
function isBelowOwnRate(thirdParty: ThirdPartyLines, habits: Habits): boolean {
  const steady = habits.ownRate(thirdParty.key);
  const { base, withheld } = totals(thirdParty);
  return steady !== null && base >= steady.least && withheld < percentOf(percentOf(base, steady.percent), FIFTH_LESS);
}

/** At least a fifth less: refunds and exempt parts move the base slightly. */
const FIFTH_LESS = 80;

/** A shortfall is told at a rate that gives more than was withheld: the usual one, else the next of the law. */
function aboveWithheld({ net, withheld }: ConceptLine, usual: number, { general, special }: ConceptLaw): number {
  const gives = (percent: number) => percentOf(net, percent) > withheld;
  const higher = [...general, ...special].filter(gives).sort((a, b) => a - b);
  return gives(usual) ? usual : (higher[0] ?? usual);
}

/** Concepts that are personal services when a natural person renders them. */
const PERSONAL: ReadonlySet<Concept> = new Set(['honorarios', 'comisiones', 'servicios']);
/** Below it the table of wages withholds nothing (ET 383). */
const WAGE_TABLE_UVT = 95n;

/**
 * A natural person who claims no costs is withheld by the table of wages (ET 383 par. 2), which the books do not tell:
 * below its first bracket nothing may be due.
 */
function isBelowWageTable({ thirdParty, line }: Suspect, { balance, period }: Context): boolean {
  const unit = uvt(period.year);
  const isNatural = !isCompanyNumber(balance.thirdParties.id(thirdParty.entry));
  return isNatural && PERSONAL.has(line.concept) && unit !== null && line.net < unit * WAGE_TABLE_UVT;
}

/** Withheld at a legal rate, but last month's was ordinary and higher, or the third party's own share always was: to be verified. */
function lowered(
  unusual: readonly Omit<Suspect, 'verdict' | 'subjection'>[],
  habits: Habits,
  context: Context,
): Shortfall[] {
  return unusual.flatMap(({ thirdParty, line, law }): Shortfall[] => {
    const { before } = habits.of(thirdParty.key, law);
    if (before === null) return [];
    if (!isOrdinary(before, law, context.parameters.puntosDeTarifa))
      return belowOwnRate({ thirdParty, line, law }, habits);
    const percent = nearest(law, before);
    const expected = roundToPesos(percentOf(line.net, percent));
    if (line.withheld >= percentOf(expected, FIFTH_LESS)) return [];
    const certain = isBelowOwnRate(thirdParty, habits);
    return [{ thirdParty, line, law, verdict: 'lowered', certain, percent, expected }];
  });
}

/** The same share month after month, a rate on a price with VAT inside, and now less, which happens to be another rate on it. */
function belowOwnRate({ thirdParty, line, law }: Omit<Suspect, 'verdict' | 'subjection'>, habits: Habits): Shortfall[] {
  const steady = habits.ownRate(thirdParty.key);
  if (steady === null || !isBelowOwnRate(thirdParty, habits)) return [];
  const expected = roundToPesos(percentOf(totals(thirdParty).base, steady.percent));
  return [{ thirdParty, line, law, verdict: 'short', certain: true, ownRate: true, percent: steady.percent, expected }];
}

/** Debits of rarely subject bases, and assumed taxes, of third parties with excess withholding. */
function explainedBases(suspects: readonly Suspect[], { balance, roles }: Context): Map<string, Cents> {
  const keys = new Set(suspects.filter(({ verdict }) => verdict === 'over').map(({ thirdParty }) => thirdParty.key));
  if (keys.size === 0) return new Map();
  const leaves = [...roles.otrasBases.leaves(), ...roles.diferidos.leaves(), ...roles.asumidas.leaves()];
  return new Map(balance.people(leaves, { only: keys }).list.map(({ key, debit }) => [key, debit]));
}

/** Whether the company withholds on the concept at all, this month or the previous one. */
function withholds({ balance, roles, history }: Context, concept: Concept): boolean {
  const role = roles[placesOf[concept].withheld];
  return [balance, history.before()?.balance]
    .filter((month) => month !== undefined)
    .some((month) => role.in(month).sum().credit > 0n);
}

export function usualPercent(balance: TrialBalance, { entry }: { entry: number }, law: ConceptLaw): number {
  const rows = isCompanyNumber(balance.thirdParties.id(entry)) ? law.company : law.naturalPerson;
  return Math.min(...rows.map(({ percent }) => percent ?? 0));
}

/** Of its concept, or of what most of it is by the names of its accounts. */
function lawOfLine(line: ConceptLine, laws: ReadonlyMap<Concept, ConceptLaw>, { period }: Context): ConceptLaw {
  const law = laws.get(line.concept)!;
  const own = ownRates.find((one) => line.own[one] * 2n > line.net);
  return own === undefined ? law : ownRateLaw(own, law, period);
}

function addToTotal(
  totals: ConceptTotal[],
  thirdParty: ThirdPartyLines,
  line: ConceptLine,
  law: ConceptLaw,
  subjection: Subjection,
  times: number,
): void {
  const isCertain =
    subjection === 'subject' && line.net > 0n && line.net >= law.minimum * BigInt(law.minimum > 0n ? times : 1);
  if (!isCertain) return;
  let total = totals.find((entry) => entry.law.concept === law.concept);
  if (!total) {
    total = { law, withheld: 0n, base: 0n, expected: 0n, thirdParties: [] };
    totals.push(total);
  }
  total.base += line.net;
  total.expected += leastDue(line, law);
  total.thirdParties.push({ thirdParty, line });
}

/** Least part of the price that is administration, contingencies and profit, percent (ET 462-1). */
const LEAST_MARGIN = 10;

/** At the lowest rate; cleaning, security and temporary work on the least margin of their price. */
function leastDue({ net, partial }: ConceptLine, { general, special }: ConceptLaw): Cents {
  const [lowest = 0] = special;
  return percentOf(net - partial, general[0]!) + percentOf(percentOf(partial, LEAST_MARGIN), lowest);
}

function withTotals(totals: readonly ConceptTotal[], { roles }: Context): ConceptTotal[] {
  return totals.map((total) => ({
    ...total,
    withheld: roles[placesOf[total.law.concept].withheld].sum().credit,
  }));
}
