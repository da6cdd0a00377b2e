/**
 * Draws a chart of accounts: digits, numbering of auxiliaries, places that companies choose within the decree, names as each
 * writes them, titles or leaves only. The accounts of a simulation by their own codes, each alone.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { CompanyChart } from '#simulator/charts/company-chart.ts';
import type { Random } from '#simulator/random.ts';
import { otherIncomeNames, shortenings, staffNames, writtenAccounts } from './account-names.es.ts';
import type { Trade } from './trades.es.ts';

interface Numbering {
  /** Digits of an account. */
  digits: 6 | 8 | 10;
  /** Number of the first auxiliary, and between two. */
  first: number;
  step: number;
}

type Purpose = keyof typeof ACCOUNT;

/** `staffIn`: four digits of the accounts of staff outside of administration. */
export function drawChart(random: Random, trade: Trade, staffIn: string): CompanyChart {
  const numbering: Numbering = {
    digits: random.pick([6, 8, 8, 10]),
    first: random.pick([1, 1, 5, 10]),
    step: random.pick([1, 1, 5]),
  };
  const write = drawSpelling(random);
  const taken = new Set<string>();
  const accounts: Record<string, string> = {};
  const names: Record<string, string> = {};
  for (const [purpose, posted] of Object.entries(ACCOUNT) as [Purpose, string][]) {
    const { place, written } = placed(random, trade, purpose, posted);
    const isStaff = posted.startsWith('7205');
    const simulated = isStaff ? staffIn + posted.slice(4) : posted;
    const own = numbered(isStaff ? simulated.slice(0, 6) : place, numbering, taken);
    accounts[simulated] = own;
    names[own] = write(isStaff ? random.pick(staffNames[posted.slice(4)] ?? ['']) : written);
  }
  return { accounts, names, hasTitles: random.chance(65) };
}

/** Place and name of an account; the trade names its own. */
function placed(random: Random, trade: Trade, purpose: Purpose, posted: string): { place: string; written: string } {
  const ofTrade = tradeAccount(random, trade, purpose);
  if (ofTrade !== null) return ofTrade;
  const { places = [posted.slice(0, 6)], names } = lookUp(writtenAccounts, purpose) ?? { names: [purpose] };
  return { place: random.pick(places), written: random.pick(names) };
}

function tradeAccount(random: Random, trade: Trade, purpose: Purpose): { place: string; written: string } | null {
  const one = ([place, ...written]: readonly [string, ...string[]]) => ({ place, written: random.pick(written) });
  switch (purpose) {
    case 'sales':
    case 'consulting':
    case 'works':
    case 'donations':
      return one(trade.income);
    case 'support':
      return { place: trade.income[0], written: random.pick(otherIncomeNames) };
    case 'costOfSales':
    case 'hiredServices':
    case 'costOfWorks':
    case 'programmeKits':
      return one(trade.cost);
    case 'inventory':
      if (trade.stock === undefined) return null;
      return { place: trade.activities === 'factory' ? '143005' : '143505', written: random.pick(trade.stock) };
    default:
      return null;
  }
}

/** The next free auxiliary of a place; in charts of six digits, the next free account. */
function numbered(place: string, { digits, first, step }: Numbering, taken: Set<string>): string {
  for (let count = 0; ; count++) {
    const code =
      digits === 6
        ? place.slice(0, 4) + String(Number(place.slice(4)) + count).padStart(2, '0')
        : place + String(first + step * count).padStart(digits - 6, '0');
    if (taken.has(code)) continue;
    taken.add(code);
    return code;
  }
}

/** One way of writing for all names of a company. */
function drawSpelling(random: Random): (name: string) => string {
  const shortened = random.chance(35) ? shortenings.filter(() => random.chance(60)) : [];
  const capitals = random.pick(['as written', 'as written', 'upper', 'plain'] as const);
  const longest = random.pick([60, 60, 30]);
  return (name) => {
    const short = shortened.reduce((text, [long, abbreviation]) => text.replace(long, abbreviation), name);
    const cased = capitals === 'upper' ? short.toUpperCase() : capitals === 'plain' ? plainName(short) : short;
    return cased.slice(0, longest).trim();
  };
}
