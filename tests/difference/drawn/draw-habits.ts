/** Draws how a company books: any way of its trade, in any combination. */
import { type Habits, USUAL_HABITS } from '#simulator/habits.ts';
import type { Random } from '#simulator/random.ts';
import type { Trade } from './trades.es.ts';

/** ARL rates by class, percent (Decreto 1607 of 2002). */
const RISK = { 1: 0.522, 2: 1.044, 3: 2.436, 4: 4.35, 5: 6.96 } as const;

const ALWAYS_BILLED = ['energy', 'water', 'telephone', 'accountant'] as const;
const AT_TIMES_BILLED = [
  'landlord',
  'lawFirm',
  'cleaning',
  'carrier',
  'garage',
  'advertising',
  'security',
  'software',
  'courier',
  'auditor',
] as const;

export function drawHabits(random: Random, trade: Trade): Habits {
  const isWorks = trade.base === 'construction';
  return {
    ...USUAL_HABITS,
    withholdings: random.pick(['supplier', 'supplier', 'dian']),
    vat: random.pick(['partner', 'partner', 'dian']),
    money: random.pick(['bank', 'bank', 'own', 'nobody']),
    assets: random.pick(['own', 'own', 'nobody']),
    stock: random.pick(['partner', 'own', 'nobody']),
    equity: random.pick(['own', 'own', 'nobody']),
    contributions: random.pick(['entity', 'entity', 'employee']),
    contributionsOwed: random.pick(['entity', 'entity', 'entity', 'employee']),
    wagesPaid: random.pick(['same month', 'next month']),
    ...(isWorks ? {} : staffOf(random, trade)),
    vatClosing: random.pick(['payable', 'payable', 'in place']),
    withheldByCustomers: random.pick(['invoice', 'invoice', 'collection']),
    estimates: random.chance(35),
    closing: random.pick(['thirteen', 'thirteen', 'december']),
    closesThrough59: random.chance(40),
    incomeTax: random.pick(['december', 'monthly']),
    insurance: random.pick(['prepaid', 'monthly']),
    interest: random.pick(['paid', 'owed']),
    hasLoan: random.chance(60),
    returns: random.pick([0, 0, 15, 35]),
    bills: Object.fromEntries([
      ...ALWAYS_BILLED.map((key) => [key, random.int(50, 160)]),
      ...AT_TIMES_BILLED.filter(() => random.chance(60)).map((key) => [key, random.int(40, 170)]),
    ]),
    industryTax: random.pick(['monthly', 'bimonthly']),
  };
}

function staffOf(random: Random, trade: Trade): Partial<Habits> {
  const hasCostStaff = trade.costStaff === 'always' || random.chance(trade.costStaff === 'usual' ? 65 : 30);
  const costStaff = hasCostStaff ? random.int(35, 70) : 0;
  const costStaffRisk = RISK[trade.risk ?? 1];
  if (trade.activities === 'factory') return { costStaff, costStaffIn: '7205', costStaffRisk };
  const isService = trade.base === 'services';
  const places = isService ? (['7205', '6155', '5205'] as const) : (['5205'] as const);
  return { costStaff, costStaffIn: random.pick(places), costStaffRisk };
}
