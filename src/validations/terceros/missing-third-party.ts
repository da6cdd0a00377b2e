/**
 * TER-1: balances and movements without a required third party, in part of an account or all of it. A cost needs none by
 * itself: it is required where these books always gave one.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Cents } from '#core/money/money.ts';
import { nearestUvt } from '#core/reference/tax/uvt.ts';
import { type Context, severityIn } from './rules.ts';
import { type Holding, stakeMeasure, stakeOf } from './third-parties.ts';

export function missingThirdPartyFacts(context: Context, noted: ReadonlyMap<number, readonly Holding[]>): RuleFact[] {
  const { balance, roles } = context;
  return [...noted].flatMap(([index, holdings]): RuleFact[] => {
    const account = balance.leaf(index).code;
    const missing = holdings.find(({ kind }) => kind === 'missing')?.thirdParty;
    if (!missing) return [];
    const severity = severityIn(account, context) ?? (isAlwaysGiven(account, context) ? 'media' : null);
    if (severity === null) return [];
    const amount = stakeOf(missing, context);
    if (amount === 0n) return [];
    const hasOthers = balance.leaf(index).hasThirdParties || roles.costos.has(account);
    // An account without any third parties is reported only where the law requires them: other charts and packages have
    // many.
    if (!hasOthers && !roles.exigido.has(account) && !roles.esperado.has(account)) return [];
    return [
      {
        severity: !hasOthers && severity === 'media' && saysLittle(account, amount, context) ? 'baja' : severity,
        account,
        thirdParties: [{ thirdParty: missing.entry, amount, rows: missing.rows }],
        amount,
        series: { measure: stakeMeasure(missing, context) },
        data: {
          how: hasOthers ? 'algunos' : 'ninguno',
          closing: missing.closing,
          debit: missing.debit,
          credit: missing.credit,
        },
        rows: missing.rows,
      },
    ];
  });
}

/** The account can be nobody's but the nation's, or what it lacks is less than one UVT: the peso that a return is rounded by. */
function saysLittle(account: string, amount: Cents, { roles, period }: Context): boolean {
  return roles.dian.has(account) || amount < nearestUvt(period.year);
}

const LOOKED_AT = 12;
/** Minimum months of a habit. */
const FEWEST = 3;

/** A cost that moved in several of the last months, never without a third party. */
function isAlwaysGiven(account: string, { history, period, roles }: Context): boolean {
  if (!roles.costos.has(account)) return false;
  let months = 0;
  for (const month of pastMonths(history, period, LOOKED_AT).balances) {
    const index = month.accountIndex(account);
    if (index < 0) continue;
    const { list } = month.people([index], { withNone: true });
    if (list.some(({ entry }) => entry === 0)) return false;
    if (list.some(({ debit, credit }) => debit !== 0n || credit !== 0n)) months++;
  }
  return months >= FEWEST;
}
