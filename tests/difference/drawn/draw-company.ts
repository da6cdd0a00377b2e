/**
 * A company drawn by its seed: trade, size, habits of booking, chart and branches, each independent of the others. Its books are
 * right unless errors are asked for.
 */
import { type Cents, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { CompanyChart } from '#simulator/charts/company-chart.ts';
import { type CompanyKind, companyKind } from '#simulator/company-kind.ts';
import type { Habits } from '#simulator/habits.ts';
import type { Simulation } from '#simulator/model.ts';
import { legalForms, surnames } from '#simulator/people/names.es.ts';
import { createRandom, type Random } from '#simulator/random.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import type { CompanySize } from '#simulator/sizes.ts';
import { drawBranches, inBranches } from './branches.ts';
import { drawChart } from './draw-chart.ts';
import { drawErrors } from './draw-errors.ts';
import { drawHabits } from './draw-habits.ts';
import { drawnTrades, type Trade } from './trades.es.ts';

export interface DrawnCompany {
  seed: number;
  trade: Trade;
  kind: CompanyKind;
  size: CompanySize;
  habits: Habits;
  chart: CompanyChart;
  /** Codes of its branches; one or none has no rows by branch. */
  branches: readonly string[];
  /** Month 13 is a report of its own. */
  closingMonths: boolean;
}

/** Two years, the last that all rate tables have. */
const FROM = { year: 2025, month: 1 } as const;
const MONTHS = 24;

export function drawCompany(seed: number): DrawnCompany {
  const random = createRandom(seed, 'company');
  const trade = random.pick(drawnTrades);
  const habits = drawHabits(createRandom(seed, 'habits'), trade);
  return {
    seed,
    trade,
    kind: kindOf(random, trade),
    size: sizeOf(random, trade),
    habits,
    chart: drawChart(createRandom(seed, 'chart'), trade, habits.costStaffIn),
    branches: drawBranches(createRandom(seed, 'branches')),
    closingMonths: habits.closing === 'thirteen' && random.chance(50),
  };
}

/** Equal seeds give equal books; with `errors` the same books with those that its seed draws. */
export function simulateDrawn(company: DrawnCompany, errors: boolean): Simulation {
  const { seed, kind, size, habits, chart, closingMonths, branches } = company;
  const simulation = simulateCompany(
    { seed, from: FROM, months: MONTHS, errors: 'none', chart, closingMonths },
    { kind, size, habits, plan: errors ? drawErrors(company, MONTHS) : [] },
  );
  return inBranches(simulation, branches, seed);
}

function kindOf(random: Random, trade: Trade): CompanyKind {
  const base = companyKind(trade.base);
  const isCharged = trade.vat > 0 && trade.isConsumptionTax !== true;
  const { concept } = trade;
  const form = trade.base === 'esal' ? '' : random.pick(legalForms);
  return {
    ...base,
    ...(trade.activities === undefined ? {} : { activities: trade.activities }),
    name: `${trade.firm} ${random.pick(surnames)} ${form}`.trim(),
    ciiu: trade.ciiu,
    reserves: form !== '' && form !== 'S.A.S.',
    vat: trade.vat,
    purchaseVat: trade.purchaseVat ?? base.purchaseVat,
    isConsumptionTax: trade.isConsumptionTax ?? false,
    deductsVat: base.deductsVat && isCharged,
    profile: {
      ...base.profile,
      responsableIva: isCharged && base.profile.responsableIva === true,
      ...(trade.risk === undefined ? {} : { claseArl: trade.risk }),
    },
    customers: trade.customers,
    suppliers: trade.suppliers,
    people: trade.people,
    ...(concept === undefined
      ? {}
      : {
          withheldAs: [concept, concept],
          hires: {
            expense: ACCOUNT.hiredServices,
            payable: ACCOUNT.otherPayable,
            withheld: concept === 'COMPRAS_DECL' ? ACCOUNT.withheldPurchases : ACCOUNT.withheldServices,
            concept,
          },
        }),
  };
}

/** Share of sales that is pay, percent, and an employee's monthly cost. */
const PAY_SHARE = { trade: 15, importer: 13, simple: 15, services: 24, construction: 0, esal: 25 } as const;
const PAY_SHARE_OF = { counter: 28, tuition: 45, factory: 20, agency: 4 } as const;
const EMPLOYEE_COST = pesos(3_600_000);
/** ET 600: two-monthly VAT from 92,000 UVT a year. */
const TWO_MONTHLY_FROM = pesos(360_000_000);

function sizeOf(random: Random, trade: Trade): CompanySize {
  const { base, activities } = trade;
  const isShop = base === 'simple';
  const least = base === 'construction' ? 280 : 70;
  const monthlySales = pesos(random.int(least, isShop ? 90 : 420) * 1_000_000);
  const share =
    activities !== undefined && activities in PAY_SHARE_OF ? PAY_SHARE_OF[activities as 'counter'] : PAY_SHARE[base];
  const staff = Number((monthlySales * BigInt(share)) / (100n * EMPLOYEE_COST));
  return {
    customers: random.int(activities === 'tuition' ? 25 : 6, 30),
    suppliers: base === 'construction' ? random.int(11, 15) : random.int(5, 12),
    employees: base === 'construction' ? random.int(8, 14) : Math.min(16, Math.max(2, staff)),
    monthlySales,
    scale: scaleOf(monthlySales, activities === 'agency'),
    vatMonths: isShop || monthlySales >= TWO_MONTHLY_FROM ? 2 : 4,
  };
}

/** Percent of the small company's opening balances and bills; what an agency collects is not its own. */
function scaleOf(monthlySales: Cents, isAgency: boolean): number {
  return Math.max(12, Number(monthlySales / pesos(isAgency ? 18_400_000 : 1_840_000)));
}
