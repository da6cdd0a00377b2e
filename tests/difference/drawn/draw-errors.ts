/** Draws errors for a drawn company: of a list, those that its books can have, in months that have a history. */
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { CompanyKind } from '#simulator/company-kind.ts';
import { cashInCredit, customerInCredit, supplierPaidTwice, unbalanced } from '#simulator/errors/balance-errors.ts';
import {
  clientAdvanceUncrossed,
  loanFromPartner,
  unidentifiedDeposit,
  unusualAccount,
} from '#simulator/errors/misplaced.ts';
import { omitted } from '#simulator/errors/omissions.ts';
import type { PlannedError } from '#simulator/errors/plans.ts';
import {
  feesWithoutWithholding,
  fine,
  noDepreciation,
  uncrossedAdvance,
  vatAboveRate,
  withheldTooMuch,
  withholdingUnpaid,
} from '#simulator/errors/tax-errors.ts';
import { genericCustomer, gluedDv, noThirdParty, shortNit, twoNits } from '#simulator/errors/third-party-errors.ts';
import type { Habits } from '#simulator/habits.ts';
import { createRandom, type Random } from '#simulator/random.ts';
import { bookedTwice, leftOut, supplierNotWithheld, vatInStock } from './left-out.ts';
import type { Trade } from './trades.es.ts';

/** Of a drawn company, what says which errors its books can have. */
interface Drawn {
  seed: number;
  kind: CompanyKind;
  habits: Habits;
  trade: Trade;
}

interface Candidate {
  draw(random: Random): Omit<PlannedError, 'monthsBeforeLast'>;
  /** Whether these books can have it. */
  fits?(company: Drawn): boolean;
}

const ERRORS_EACH = 4;
/** Months at the start that only tell what is usual. */
const HISTORY = 8;

const buysGoods = ({ kind }: Drawn): boolean =>
  ['trade', 'importer', 'simple', 'construction', 'esal', 'factory'].includes(kind.activities ?? kind.key);
const hasDebtors = ({ kind }: Drawn): boolean =>
  ['trade', 'importer', 'services', 'construction', 'factory', 'tuition', 'simple'].includes(
    kind.activities ?? kind.key,
  );
const isBilledBy =
  (provider: 'landlord' | 'lawFirm' | 'carrier') =>
  ({ habits }: Drawn): boolean =>
    habits.bills?.[provider] !== undefined;
const withholds = ({ kind }: Drawn): boolean => kind.withholds;
/** Amounts of an accountant's oversight, not of a rounding. */
const millions = (random: Random, least: number, most: number): number => random.int(least * 10, most * 10) * 100_000;

const CANDIDATES: readonly Candidate[] = [
  { draw: (random) => ({ inject: fine(millions(random, 1, 4)) }) },
  {
    draw: (random) => ({ inject: cashInCredit(millions(random, 1, 3)) }),
    fits: ({ habits }) => habits.money !== 'nobody',
  },
  { draw: () => ({ inject: noDepreciation, omits: 'depreciation' }) },
  { draw: (random) => ({ inject: unbalanced(random.int(40, 400) * 1000) }) },
  { draw: (random) => ({ inject: shortNit(random.int(150, 600) * 1000) }) },
  { draw: () => ({ inject: twoNits(0, true) }), fits: buysGoods },
  { draw: (random) => ({ inject: supplierPaidTwice(0, millions(random, 1, 4)) }), fits: buysGoods },
  { draw: (random) => ({ inject: customerInCredit(0, millions(random, 2, 5)) }), fits: hasDebtors },
  { draw: () => ({ inject: uncrossedAdvance(0) }), fits: buysGoods },
  { draw: () => ({ inject: withholdingUnpaid, omits: 'withholding-payment' }), fits: withholds },
  { draw: (random) => ({ inject: genericCustomer(0, millions(random, 2, 4)) }), fits: hasDebtors },
  { draw: (random) => ({ inject: noThirdParty(0, millions(random, 2, 4)) }), fits: hasDebtors },
  { draw: (random) => ({ inject: clientAdvanceUncrossed(0, millions(random, 3, 8)) }), fits: hasDebtors },
  { draw: (random) => ({ inject: unidentifiedDeposit(millions(random, 2, 6)) }) },
  { draw: (random) => ({ inject: unusualAccount(millions(random, 2, 4)) }), fits: isBilledBy('carrier') },
  {
    draw: () => ({ inject: withheldTooMuch }),
    fits: (company) => company.kind.isWithheld && hasDebtors(company) && company.trade.people < 50,
  },
  {
    draw: (random) => ({ inject: vatAboveRate(millions(random, 4, 9)) }),
    fits: (company) => company.kind.deductsVat && buysGoods(company) && company.habits.vat === 'partner',
  },
  {
    draw: () => ({ inject: omitted('noSelfWithholding'), omits: 'self-withholding' }),
    fits: ({ kind }) => kind.selfWithholds,
  },
  { draw: () => ({ inject: omitted('noBenefits'), omits: 'benefits' }) },
  { draw: () => ({ inject: omitted('noRent'), omits: 'rent' }), fits: isBilledBy('landlord') },
  { draw: () => ({ inject: omitted('noInterest'), omits: 'loan-interest' }), fits: ({ habits }) => habits.hasLoan },
  { draw: () => ({ inject: omitted('noContributions'), omits: 'contributions' }) },
  { draw: () => ({ inject: loanFromPartner(60_000_000) }), fits: ({ habits }) => habits.hasLoan },
  {
    draw: () => ({ inject: feesWithoutWithholding, omits: 'fees-withholding' }),
    fits: (company) => isBilledBy('lawFirm')(company) && withholds(company),
  },
  { draw: () => ({ inject: gluedDv }), fits: isBilledBy('carrier') },
  {
    draw: () => ({ inject: supplierNotWithheld }),
    fits: (company) => buysGoods(company) && withholds(company) && company.habits.withholdings === 'supplier',
  },
  {
    draw: () => ({ inject: vatInStock }),
    fits: (company) =>
      company.kind.deductsVat &&
      buysGoods(company) &&
      company.habits.vat === 'partner' &&
      company.trade.base !== 'construction',
  },
  { draw: () => ({ inject: leftOut('employeeWithoutBenefits', 'prestacion', '2610', ACCOUNT.accruedSeverance) }) },
  { draw: () => ({ inject: bookedTwice('depreciatedTwice', 'depreciacion', ACCOUNT.computersDepreciation) }) },
];

/** Different errors in different months. */
export function drawErrors(company: Drawn, months: number): PlannedError[] {
  const random = createRandom(company.seed, 'errors');
  const fitting = random.shuffle(CANDIDATES.filter(({ fits }) => fits?.(company) ?? true));
  const whens = random.shuffle(Array.from({ length: months - HISTORY }, (_, index) => index));
  return fitting
    .slice(0, ERRORS_EACH)
    .map(({ draw }, index) => ({ monthsBeforeLast: whens[index]!, ...draw(random) }))
    .sort((a, b) => b.monthsBeforeLast - a.monthsBeforeLast);
}
