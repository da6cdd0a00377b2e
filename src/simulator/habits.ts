/**
 * How a company books what others book otherwise: under which third party, when, and through which accounts. None of these
 * ways is an error. A company without habits of its own has the usual ones.
 */
import { ACCOUNT } from './books/accounts.ts';
import type { BillKey } from './business/bills.ts';
import type { ThirdParty } from './model.ts';
import type { Directory } from './people/directory.ts';

export interface Habits {
  /** Third party of withholdings on suppliers. */
  withholdings: 'supplier' | 'dian';
  /** Third party of generated and deductible VAT. */
  vat: 'partner' | 'dian';
  /** Third party of bank accounts and cash. */
  money: 'bank' | 'own' | 'nobody';
  /** Third party of fixed assets, their depreciation and deferred charges. */
  assets: 'own' | 'nobody';
  /** Third party of inventories and of the cost of sales. */
  stock: 'partner' | 'own' | 'nobody';
  /** Third party of results and reserves. */
  equity: 'own' | 'nobody';
  /** Third party of the expense of contributions. */
  contributions: 'entity' | 'employee';
  /** Third party to whom contributions are owed. */
  contributionsOwed: 'entity' | 'employee';
  wagesPaid: 'same month' | 'next month';
  /** Share of employees whose pay is a cost or an expense of sales, percent. */
  costStaff: number;
  /** Account of four digits of their pay; what is in class 7 leaves it every month. */
  costStaffIn: '7205' | '5205' | '6155';
  /** Their rate of occupational risk, percent. */
  costStaffRisk: number;
  /** At the end of a VAT period: one payable, or what the accounts have is paid out of them. */
  vatClosing: 'payable' | 'in place';
  /** What customers withhold is booked with the invoice, or when they pay. */
  withheldByCustomers: 'invoice' | 'collection';
  /** Utilities are estimated at month end, and the estimate is reversed when their bill comes. */
  estimates: boolean;
  /** Closing entries: month 13, or within December. */
  closing: 'thirteen' | 'december';
  /** Closing entries pass through the account of profit and loss. */
  closesThrough59: boolean;
  /** Income tax is provided in December, or every month from the profit so far. */
  incomeTax: 'december' | 'monthly';
  insurance: 'prepaid' | 'monthly';
  /** Interest of the loan is paid when it is due, or owed until the next month. */
  interest: 'paid' | 'owed';
  hasLoan: boolean;
  /** Share of a month's invoices returned, percent; booked gross, in the account of returns. */
  returns: number;
  /** Providers that bill it, and percent of the usual amount; the usual ones when null. */
  bills: Readonly<Partial<Record<BillKey, number>>> | null;
  /** ICA is booked every month, or every second one with its return. */
  industryTax: 'monthly' | 'bimonthly';
}

export const USUAL_HABITS: Habits = {
  withholdings: 'supplier',
  vat: 'partner',
  money: 'bank',
  assets: 'own',
  stock: 'partner',
  equity: 'own',
  contributions: 'entity',
  contributionsOwed: 'entity',
  wagesPaid: 'same month',
  costStaff: 0,
  costStaffIn: '7205',
  costStaffRisk: 6.96,
  vatClosing: 'payable',
  withheldByCustomers: 'invoice',
  estimates: false,
  closing: 'thirteen',
  closesThrough59: false,
  incomeTax: 'december',
  insurance: 'prepaid',
  interest: 'paid',
  hasLoan: true,
  returns: 0,
  bills: null,
  industryTax: 'monthly',
};

/** Third party under whom an account is kept, whoever the entry names; equal for what it returns. */
export type Under = (account: string, named: ThirdParty | null) => ThirdParty | null;

/** Self-withholding is the company's own: always under the DIAN. */
const WITHHELD_FROM_SUPPLIERS = /^2365(?!75)/;
const VAT_OF_PARTNERS = /^2408(01|10)/;
const MONEY = /^11/;
const ASSETS = /^1[567]/;
const STOCK = /^(1435|6)/;
const EQUITY = /^3[3-7]/;

export function underHabits(habits: Habits, { own, institutions }: Directory): Under {
  const kept = (way: 'own' | 'nobody'): ThirdParty | null => (way === 'own' ? own : null);
  const { dian } = institutions;
  return (account, named) => {
    if (habits.withholdings === 'dian' && WITHHELD_FROM_SUPPLIERS.test(account)) return dian;
    if (habits.vat === 'dian' && VAT_OF_PARTNERS.test(account)) return dian;
    if (habits.money !== 'bank' && MONEY.test(account)) return kept(habits.money);
    if (habits.assets !== 'own' && ASSETS.test(account)) return null;
    if (habits.stock !== 'partner' && STOCK.test(account)) return kept(habits.stock);
    if (habits.equity !== 'own' && EQUITY.test(account)) return null;
    return account === ACCOUNT.profitAndLoss ? own : named;
  };
}
