/**
 * Income whose self-withholding has a base of its own (DUR 1.2.6.7): the retailer's margin on fuel, the carrier's part of
 * what third parties' vehicles carry (ET 102-2), the AIU of security, cleaning and temporary staff (ET 462-1). What the
 * books say of it is an approximation, so that the full income stays right too, except for fuel.
 */
import { earnedIn, sumOver } from '#core/books/month-flow.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { isCarrierCost, isFuel, isUntaxedIncome } from './accounts.es.ts';
import type { Context } from './rules.ts';

/** Security, cleaning and temporary staff. */
const OF_AIU: readonly string[] = ['7810', '7820', '7830', '8010', '8121', '8129'];
/** Least AIU that the law accepts, and what all other income has at least been priced with. */
const AIU_PERCENT = 10;
const OF_CARRIERS: readonly string[] = ['4921', '4922', '4923'];
/** Official margins are by gallon, and those of the books by the price of each purchase. */
const MARGIN_PERCENT = 25;

/** Part of the operating income that is not in the base: at least and at most. */
export interface OutOfBase {
  least: Cents;
  most: Cents;
}

export function outOfBase({ balance, roles, period, profile }: Context, operating: Cents): OutOfBase {
  const earned = (leaves: readonly number[]) => sumOver(balance, leaves, (amounts) => earnedIn(amounts, period));
  const named = (role: 'operacionales' | 'costos', isNamed: (name: string) => boolean) =>
    roles[role].leaves().filter((leaf) => isNamed(balance.leaf(leaf).name));
  const untaxed = max(0n, earned(named('operacionales', isUntaxedIncome)));
  const sold = max(0n, earned(named('operacionales', isFuel)));
  const cost = max(0n, -earned(named('costos', isFuel)));
  const ciiu = profile.ciiu ?? '';
  if (sold > 0n && cost > 0n && cost < sold) {
    const spread = percentOf(sold - cost, MARGIN_PERCENT);
    return { least: max(0n, cost - spread), most: untaxed + cost + spread };
  }
  if (OF_AIU.includes(ciiu)) return { least: 0n, most: operating - percentOf(operating, AIU_PERCENT) };
  const carried = OF_CARRIERS.includes(ciiu) ? max(0n, -earned(named('costos', isCarrierCost))) : 0n;
  return { least: 0n, most: untaxed + carried };
}
