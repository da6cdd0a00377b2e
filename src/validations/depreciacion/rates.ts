/** V3-b: depreciation against cost and yearly rate, and the part beyond the fiscal ceiling. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { percentIn } from '#core/money/change-percent.ts';
import { abs, type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { depreciationCap } from '#core/reference/chart/depreciation.ts';
import { largest } from './agreement.ts';
import { type AssetMonth, type ClassMonth, partsOf } from './asset-classes.ts';
import { isLeasedName } from './asset-names.es.ts';
import type { Context, Parameters } from './roles.ts';

const DECEMBER = 12;
/** Tolerated excess over the yearly charge when a month catches up on earlier ones. */
const CATCH_UP_PERCENT = 20;

/** Whether a class is depreciated by units of production: no yearly rate applies to a month. */
export function isByUnits(balance: TrialBalance, { cost }: ClassMonth, { unidadesDeProduccion }: Parameters): boolean {
  return cost.some((leaf) => unidadesDeProduccion.some((prefix) => balance.leaf(leaf).code.startsWith(prefix)));
}

export function rateFacts(context: Context, month: AssetMonth): RuleFact[] {
  const classes = month.classes.length > 0 ? month.classes : [month.total];
  return classes.flatMap((one) => partsOf(month, one, context)).flatMap((one) => ratioFact(context, one));
}

function ratioFact({ balance, period, parameters, tolerances }: Context, one: ClassMonth): RuleFact[] {
  const { expected, credited, costDebit, chargedThisYear } = one;
  if (credited <= tolerances.noise || expected <= tolerances.noise || isByUnits(balance, one, parameters)) return [];
  const least = percentOf(expected, 100 - parameters.banda);
  const most = percentOf(expected, 100 + parameters.banda);
  if (credited >= least - tolerances.noise && credited <= most + tolerances.noise) return [];
  // Minor assets are expensed in full in the month of purchase; omissions of earlier months are caught up.
  const isOfPurchases = credited > most && credited - expected <= costDebit + tolerances.noise;
  const ofYear = percentOf(expected * BigInt(period.month), 100 + Math.min(parameters.banda, CATCH_UP_PERCENT));
  const isCatchUp = credited > most && chargedThisYear >= credited && chargedThisYear <= ofYear;
  if (isOfPurchases || isCatchUp) return [];
  return [
    {
      account: largest(balance, one.accumulated, [one.key]),
      ...(isLeasedName(balance.leaf(one.cost[0]!).name) ? { subject: 'leasing' } : {}),
      amount: abs(credited - expected),
      expected: roundToPesos(expected),
      found: credited,
      data: { cost: one.costOpening, share: percentIn(credited, expected), band: parameters.banda },
      formula: [
        { label: 'credited', amount: credited, kind: 'term' },
        { label: 'expected', amount: -roundToPesos(expected), kind: 'term' },
        { label: 'difference', amount: credited - roundToPesos(expected), kind: 'total' },
      ],
      rows: balance.rowsOf([...one.cost, ...one.accumulated]),
    },
  ];
}

/** In December: the year's charge beyond the ceilings of ET 137 is a temporary difference. */
export function fiscalFacts({ balance, period, tolerances }: Context, month: AssetMonth): RuleFact[] {
  if (period.month !== DECEMBER || !month.isExpenseByClass) return [];
  return month.classes.flatMap((one): RuleFact[] => {
    const ceiling = yearlyCeiling(balance, one);
    if (ceiling === null) return [];
    const excess = one.chargedThisYear - ceiling.amount;
    if (excess <= max(tolerances.noise, percentOf(ceiling.amount, 1))) return [];
    return [
      {
        account: largest(balance, one.expense, [one.key]),
        amount: excess,
        expected: ceiling.amount,
        found: one.chargedThisYear,
        data: { percent: ceiling.percent, law: ceiling.law, assets: ceiling.assets, cost: one.costClosing },
        formula: [
          { label: 'chargedThisYear', amount: one.chargedThisYear, kind: 'term' },
          { label: 'ceiling', amount: -ceiling.amount, kind: 'term' },
          { label: 'excess', amount: excess, kind: 'total' },
        ],
        rows: balance.rowsOf([...one.cost, ...one.expense]),
      },
    ];
  });
}

interface Ceiling {
  amount: Cents;
  percent: number;
  law: string;
  assets: string;
}

/**
 * Maximum yearly deduction on the larger of opening and closing cost of the month, with the table row of its first
 * account.
 */
function yearlyCeiling(balance: TrialBalance, { cost }: ClassMonth): Ceiling | null {
  let amount = 0n;
  let first: Ceiling | null = null;
  for (const leaf of cost) {
    const cap = depreciationCap(balance.leaf(leaf).code);
    if (cap === null) return null;
    const { opening, closing } = balance.leaf(leaf).sum;
    amount += percentOf(max(opening, closing), cap.maxAnnualPercent);
    first ??= { amount, percent: cap.maxAnnualPercent, law: cap.legalBasis, assets: cap.assetClass };
  }
  return first && { ...first, amount };
}
