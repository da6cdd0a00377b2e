/**
 * PAR-13: one employee left out of a contribution, or of a deduction, or reported in a lower class of risk, in a payroll whose
 * total is within tolerance. Where the expense is by employee, each is held against its own months; elsewhere the total
 * falls from a steady share of the wages by exactly what is due of one of those who earned.
 */
import { shareOver, sumOver } from '#core/books/month-flow.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { arlRate, type PayrollRate, payrollRate } from '#core/reference/payroll/payroll-rates.ts';
import type { ContributionMonth } from './contribution-month.ts';
import { deductionFacts } from './liabilities.ts';
import { type Context, type Contribution, liabilityRole } from './roles.ts';

/** What the wages of a month give; deductions are what the debt has beyond the employer's part. */
const kinds = ['caja', 'pension', 'riesgos', 'deduccionSalud', 'deduccionPension'] as const;
type Kind = (typeof kinds)[number];
const CONTRIBUTION_OF = {
  caja: 'caja',
  pension: 'pension',
  riesgos: 'riesgos',
  deduccionSalud: 'salud',
  deduccionPension: 'pension',
} as const satisfies Record<Kind, Contribution>;
const RATE_OF = {
  caja: 'CAJA',
  pension: 'PENSION_EMPLEADOR',
  deduccionSalud: 'SALUD_TRABAJADOR',
  deduccionPension: 'PENSION_TRABAJADOR',
} as const satisfies Record<Exclude<Kind, 'riesgos'>, PayrollRate['code']>;

const LEAST_MONTHS = 4;
/** Difference between the highest and lowest share of the months before that is steady, percent; risk follows who works overtime. */
const STEADY_PERCENT = 1;
const STEADY_RISK_PERCENT = 4;
/** Of an employee: how far the own months may lie apart, and below which part of them it was left out. */
const OWN_STEADY_PERCENT = 3;
const LEFT_OUT = 0.6;
/** Tolerance of what is missing to what one employee gives, percent. */
const MATCH_PERCENT = 3n;
/** What is missing is more than so many times what the shares of the months before differ by. */
const LEAST_OVER_BLUR = 3n;
/** Minimum wages from which an employee contributes to the solidarity fund (Ley 100 de 1993, art. 27). */
const SOLIDARITY_WAGES = 4n;
/** More candidates tell nobody apart. */
const MOST_CANDIDATES = 5;

export function oneEmployeeFacts(
  context: Context,
  month: ContributionMonth,
  past: () => readonly ContributionMonth[],
  told: ReadonlySet<Contribution>,
): RuleFact[] {
  if (!month.isByEmployee || month.arePaidOff) return [];
  const before = past().filter((one) => one.isByEmployee);
  if (before.length < LEAST_MONTHS) return [];
  // The solidarity fund of high wages begins and ends with the minimum wage of the year.
  const isSolidary = [month, ...before].some(owesSolidarity);
  return kinds.flatMap((kind): RuleFact[] => {
    if (kind === 'deduccionPension' && isSolidary) return [];
    const contribution = CONTRIBUTION_OF[kind];
    // The total of deductions is told by itself.
    if (told.has(contribution) || (kind !== contribution && deductionFacts(context, month).length > 0)) return [];
    const own = kind === 'deduccionSalud' || kind === 'deduccionPension' ? [] : byEmployee(kind, month, before);
    const found = own.length > 0 ? own : (inGroups(kind, month, before) ?? byTotal(kind, context, month, before));
    if (found.length === 0) return [];
    const amount = own.length > 0 ? found.reduce((sum, one) => sum + one.amount, 0n) : found[0]!.amount;
    if (amount <= context.tolerances.noise) return [];
    const leaves = leavesOf(kind, context, month);
    const charged = own.length > 0 ? chargedOf(found, kind, month) : chargedIn(kind, context, month);
    return [
      {
        account: accountOf(leaves, month),
        subject: kind,
        thirdParties: found,
        amount,
        data: { kind, sure: own.length > 0 || found.length === 1 ? 1 : 0 },
        formula: [
          { label: kind === contribution ? 'charged' : 'deducted', amount: charged, kind: 'term' },
          { label: 'usualRate', amount: -charged - amount, kind: 'term' },
          { label: 'apart', amount: -amount, kind: 'total' },
        ],
        rows: month.balance.rowsOf(leaves),
      },
    ];
  });
}

/** Whether somebody earns what the solidarity fund begins at: the deduction is no constant share of the wages then. */
function owesSolidarity({ earners, period }: ContributionMonth): boolean {
  const wage = minimumWage(period.year)?.wage;
  return wage === undefined || earners.some(({ base }) => base >= wage * SOLIDARITY_WAGES);
}

function leavesOf(kind: Kind, { roles }: Context, { balance, leaves }: ContributionMonth): readonly number[] {
  const contribution = CONTRIBUTION_OF[kind];
  return kind === contribution ? leaves[contribution] : liabilityRole(roles, contribution).in(balance).leaves();
}

/** The one that moved most. */
function accountOf(leaves: readonly number[], { balance }: ContributionMonth): string | null {
  const moved = (leaf: number): Cents => balance.leaf(leaf).sum.debit + balance.leaf(leaf).sum.credit;
  const [first] = leaves.toSorted((a, b) => (moved(a) > moved(b) ? -1 : 1));
  return first === undefined ? null : balance.leaf(first).code;
}

/** Those whose own contribution was a steady share of their wage, and now is far below it. */
function byEmployee(kind: Kind, month: ContributionMonth, past: readonly ContributionMonth[]): FactThirdParty[] {
  const shares = past.map((one) => sharesIn(kind, one));
  const now = sharesIn(kind, month);
  return month.earners.flatMap(({ key, thirdParty, base }): FactThirdParty[] => {
    const usual = shares.flatMap((one) => one.get(key) ?? []).sort((a, b) => a - b);
    const share = now.get(key);
    if (usual.length < LEAST_MONTHS || usual[0]! <= 0 || share === undefined) return [];
    const middle = usual[usual.length >>> 1]!;
    const isSteady = (usual.at(-1)! - usual[0]!) * 100 <= middle * OWN_STEADY_PERCENT;
    if (!isSteady || share >= middle * LEFT_OUT) return [];
    const amount = roundToPesos(BigInt(Math.round((middle - share) * Number(base))));
    return [{ thirdParty, amount, rows: [] }];
  });
}

/** Contribution of each earner by its wage; nobody's where the expense is by institution. */
function sharesIn(kind: Kind, month: ContributionMonth): Map<string, number> {
  const charged = shareOver(month.balance, month.leaves[CONTRIBUTION_OF[kind]], month.spent);
  const isNamed = month.earners.some(({ key }) => (charged.get(key)?.amount ?? 0n) > 0n);
  if (!isNamed) return new Map();
  return new Map(
    month.earners.flatMap(({ key, base }) =>
      base > 0n ? [[key, Number(charged.get(key)?.amount ?? 0n) / Number(base)] as const] : [],
    ),
  );
}

/** Digits of an account of payroll that its concepts have in common: 5105, 5205, 7205, 6145. */
const GROUP_DIGITS = 4;
/** Difference between the highest and lowest rate of a group where all are of one class of risk, percent. */
const ONE_CLASS_PERCENT = 0.5;
/** Parts of what is missing within which it is exactly that of a wage. */
const SAME_IN_GROUP = 1000n;

/**
 * Of a group of wages whose workers are all of one class of risk: those whose wage gives what its contribution is short of
 * that rate on what its pensions tell as base. Null where no such group is short.
 */
function inGroups(kind: Kind, month: ContributionMonth, past: readonly ContributionMonth[]): FactThirdParty[] | null {
  if (kind !== 'riesgos' || !isSameStaff(month, past[0]!)) return null;
  const before = past.map(rateByGroup);
  for (const [group, { base, rate }] of rateByGroup(month)) {
    const usual = before.flatMap((one) => one.get(group)?.rate ?? []).sort((a, b) => a - b);
    if (usual.length < LEAST_MONTHS) continue;
    const middle = usual[usual.length >>> 1]!;
    if ((usual.at(-1)! - usual[0]!) * 100 > middle * ONE_CLASS_PERCENT) continue;
    const gap = BigInt(Math.round(((middle - rate) * Number(base)) / 100));
    if ((middle - rate) * 100 <= middle * ONE_CLASS_PERCENT) continue;
    const lower = classRates(month).flatMap((low) => (low < middle ? [middle - low] : []));
    const wages = shareOver(month.balance, inGroup(month.wageLeaves, group, month), month.spent);
    const found = month.earners.filter(
      (one) =>
        (wages.get(one.key)?.amount ?? 0n) > 0n &&
        lower.some((percent) => abs(percentOf(one.base, percent) - gap) * SAME_IN_GROUP <= gap),
    );
    if (found.length === 0 || found.length > MOST_CANDIDATES || found.some((one) => one.base !== found[0]!.base))
      continue;
    return found.map(({ thirdParty }) => ({ thirdParty, amount: roundToPesos(gap), rows: [] }));
  }
  return null;
}

function inGroup(leaves: readonly number[], group: string, { balance }: ContributionMonth): number[] {
  return leaves.filter((leaf) => balance.leaf(leaf).code.startsWith(group));
}

/** Percent of risk on what the pensions of each group tell as base. */
function rateByGroup(month: ContributionMonth): Map<string, { base: Cents; rate: number }> {
  const { balance, leaves, period, spent } = month;
  const percent = payrollRate(RATE_OF.pension, daysOfMonth(period.year, period.month).last)?.percent ?? 0;
  if (percent <= 0) return new Map();
  const groups = new Set(leaves.riesgos.map((leaf) => balance.leaf(leaf).code.slice(0, GROUP_DIGITS)));
  return new Map(
    [...groups].flatMap((group) => {
      const charged = sumOver(balance, inGroup(leaves.riesgos, group, month), spent);
      const base = basedOn(sumOver(balance, inGroup(leaves.pension, group, month), spent), percent);
      return charged > 0n && base > 0n
        ? [[group, { base, rate: (Number(charged) * 100) / Number(base) }] as const]
        : [];
    }),
  );
}

/** Percents of the classes of risk in force, lowest first, with none at all. */
function classRates({ period }: ContributionMonth): number[] {
  const day = daysOfMonth(period.year, period.month).last;
  return [0, 1, 2, 3, 4, 5].map((one) => (one === 0 ? 0 : (arlRate(one, day)?.percent ?? 0)));
}

/** Those whose wage gives what the total is short of its steady share; the same people earn as the month before. */
function byTotal(
  kind: Kind,
  context: Context,
  month: ContributionMonth,
  past: readonly ContributionMonth[],
): FactThirdParty[] {
  const base = contributingBase(kind, month);
  const usual = past.flatMap((one) => shareOf(kind, context, one) ?? []).sort((a, b) => a - b);
  const share = shareOf(kind, context, month);
  if (usual.length < LEAST_MONTHS || usual[0]! <= 0 || share === null || !isSameStaff(month, past[0]!)) return [];
  const middle = usual[usual.length >>> 1]!;
  const spread = usual.at(-1)! - usual[0]!;
  if (spread * 100 > middle * (kind === 'riesgos' ? STEADY_RISK_PERCENT : STEADY_PERCENT)) return [];
  const gap = BigInt(Math.round((middle - share) * Number(base)));
  const blur = BigInt(Math.round(spread * Number(base)));
  if (gap <= blur * LEAST_OVER_BLUR + context.tolerances.noise) return [];
  const rates = ratesOf(kind, month);
  const isMatch = (due: Cents) => due > 0n && abs(due - gap) <= blur + (gap * MATCH_PERCENT) / 100n;
  const found = month.earners.filter((one) => rates.some((rate) => isMatch(percentOf(one.base, rate))));
  // Candidates of different wages fit by chance.
  if (found.length > MOST_CANDIDATES || found.some((one) => one.base !== found[0]!.base)) return [];
  return found.map(({ thirdParty }) => ({ thirdParty, amount: roundToPesos(gap), rows: [] }));
}

/** Sick leave that the EPS owes lowers the wages of a month and not its contributions, by so much of them at most. */
const MOST_SICK_PERCENT = 10n;
/** Parts of a base within which two contributions tell the same one. */
const SAME_BASE = 1000n;

/**
 * What the wages of a month contribute on. Where other contributions of the month tell a little more than the wages, and the
 * same, it is what they tell: part of the wages is owed by the EPS then.
 */
function contributingBase(kind: Kind, month: ContributionMonth): Cents {
  const wages = month.base('pension')?.least ?? 0n;
  const day = daysOfMonth(month.period.year, month.period.month).last;
  const told = (['caja', 'pension'] as const).flatMap((other) => {
    const percent = payrollRate(RATE_OF[other], day)?.percent ?? 0;
    return other === kind || percent <= 0 ? [] : [basedOn(month.charged(other), percent)];
  });
  const [base = 0n, ...others] = told;
  const isTold = others.every((one) => abs(one - base) * SAME_BASE <= base);
  return isTold && base > wages && base <= wages + (wages * MOST_SICK_PERCENT) / 100n ? base : wages;
}

/** The amount of which `charged` is this percent. */
function basedOn(charged: Cents, percent: number): Cents {
  return BigInt(Math.round((Number(charged) * 100) / percent));
}

function shareOf(kind: Kind, context: Context, month: ContributionMonth): number | null {
  const base = contributingBase(kind, month);
  if (base <= 0n) return null;
  const charged = chargedIn(kind, context, month);
  return charged > 0n ? Number(charged) / Number(base) : null;
}

/** Expense of the month, or what the debt was credited beyond it. */
function chargedIn(kind: Kind, { roles }: Context, month: ContributionMonth): Cents {
  const contribution = CONTRIBUTION_OF[kind];
  const charged = month.charged(contribution);
  return kind === contribution ? charged : liabilityRole(roles, contribution).in(month.balance).sum().credit - charged;
}

/** Expense of the month of these employees. */
function chargedOf(found: readonly FactThirdParty[], kind: Kind, month: ContributionMonth): Cents {
  const charged = shareOver(month.balance, month.leaves[CONTRIBUTION_OF[kind]], month.spent);
  const entries = new Set(found.map(({ thirdParty }) => thirdParty));
  return month.earners.reduce(
    (all, { key, thirdParty }) => (entries.has(thirdParty) ? all + (charged.get(key)?.amount ?? 0n) : all),
    0n,
  );
}

function isSameStaff({ earners }: ContributionMonth, before: ContributionMonth): boolean {
  const then = new Set(before.earners.flatMap(({ key, base }) => (base > 0n ? [key] : [])));
  const now = earners.filter(({ base }) => base > 0n);
  return now.length === then.size && now.every(({ key }) => then.has(key));
}

/** Percent of a wage that may be missing: all of it; of risk, also the difference to a lower class. */
function ratesOf(kind: Kind, month: ContributionMonth): number[] {
  if (kind !== 'riesgos') {
    const day = daysOfMonth(month.period.year, month.period.month).last;
    const percent = payrollRate(RATE_OF[kind], day)?.percent ?? null;
    return percent === null ? [] : [percent];
  }
  const rates = classRates(month);
  return rates.flatMap((high, at) => rates.slice(0, at).map((low) => high - low));
}
