/** Regular bills of providers: account, amount, VAT and withholding of each. */

import { type Cents, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { Providers } from '#simulator/people/directory.ts';
import type { kindProviderNames } from '#simulator/people/names.es.ts';

export type BillKey = keyof Providers | keyof typeof kindProviderNames | 'telephone' | 'energy' | 'water';

export interface Bill {
  provider: BillKey;
  expense: string;
  payable: string;
  /** Cents of 2025, before VAT; plus 5 % each year. */
  amount: Cents;
  /** Monthly variation, ± percent. */
  varies: number;
  vat: boolean;
  /** Null for utilities, which self-withhold; otherwise the rate of their concept. */
  withholding: { account: string; concept: string } | null;
}

const FEES_NATURAL = { account: ACCOUNT.withheldFees, concept: 'HONOR_PN_10' } as const;
const FEES_LEGAL = { account: ACCOUNT.withheldFees, concept: 'HONOR_PJ' } as const;
const SERVICES = { account: ACCOUNT.withheldServices, concept: 'SERV_DECL' } as const;
const FREIGHT = { account: ACCOUNT.withheldServices, concept: 'TRANSP_CARGA' } as const;
const SOFTWARE = { account: ACCOUNT.withheldServices, concept: 'SERV_DECL' } as const;
const RENT = { account: ACCOUNT.withheldRent, concept: 'ARR_INMUEBLES' } as const;

export const BILLS: readonly Bill[] = [
  bill('landlord', ACCOUNT.rent, ACCOUNT.rentPayable, 4_800_000, 0, true, RENT),
  bill('accountant', ACCOUNT.accountingFees, ACCOUNT.feesPayable, 2_900_000, 0, false, FEES_NATURAL),
  bill('lawFirm', ACCOUNT.legalFees, ACCOUNT.feesPayable, 1_600_000, 0, true, FEES_LEGAL),
  bill('cleaning', ACCOUNT.cleaning, ACCOUNT.otherPayable, 1_450_000, 0, true, SERVICES),
  bill('carrier', ACCOUNT.freight, ACCOUNT.freightPayable, 3_100_000, 8, false, FREIGHT),
  bill('garage', ACCOUNT.vehicleMaintenance, ACCOUNT.maintenancePayable, 780_000, 10, true, SERVICES),
  bill('telephone', ACCOUNT.telephone, ACCOUNT.utilitiesPayable, 620_000, 3, true, null),
  bill('energy', ACCOUNT.energy, ACCOUNT.utilitiesPayable, 1_240_000, 8, false, null),
  bill('water', ACCOUNT.water, ACCOUNT.utilitiesPayable, 310_000, 8, false, null),
];

/** Of drawn companies only. */
export const OTHER_BILLS: readonly Bill[] = [
  bill('advertising', ACCOUNT.advertising, ACCOUNT.otherPayable, 2_300_000, 25, true, SERVICES),
  bill('security', ACCOUNT.security, ACCOUNT.otherPayable, 3_700_000, 0, true, SERVICES),
  bill('software', ACCOUNT.dataProcessing, ACCOUNT.otherPayable, 740_000, 2, true, SOFTWARE),
  bill('courier', ACCOUNT.courier, ACCOUNT.otherPayable, 290_000, 20, true, SERVICES),
  bill('auditor', ACCOUNT.auditFees, ACCOUNT.feesPayable, 2_100_000, 0, true, FEES_LEGAL),
];

function bill(
  provider: Bill['provider'],
  expense: string,
  payable: string,
  amount: number,
  varies: number,
  vat: boolean,
  withholding: Bill['withholding'],
): Bill {
  return { provider, expense, payable, amount: pesos(amount), varies, vat, withholding };
}
