/** Errors of omission: the plan omits a step of the month, and this module only records it. */
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { ErrorKey } from './errors.es.ts';
import { type Injection, record } from './injection.ts';

/** Validation that should find the omission, and its account. */
const MISSED: Readonly<Partial<Record<ErrorKey, readonly [validation: string, account: string]>>> = {
  severanceUnpaid: ['prestacion', ACCOUNT.severance],
  noSelfWithholding: ['autorretencion', ACCOUNT.selfWithholdingPayable.slice(0, 6)],
  noBenefits: ['prestacion', '2610'],
  noRent: ['recurrente', ACCOUNT.rent],
  vatNotClosed: ['iva', '2408'],
  prepaidForgotten: ['amortizacion', ACCOUNT.prepaidInsurance],
  resultKept: ['utilidad', ACCOUNT.profitOfYear.slice(0, 4)],
  costsKept: ['utilidad', '7'],
  noInterest: ['obligacion', '2105'],
  noContributions: ['parafiscal', '2370'],
  noSimpleAdvance: ['anticipo_impuestos', '1355'],
  noReturn: ['anticipo_impuestos', '1355'],
};

export type Omission = keyof typeof MISSED;

export function omitted(key: Omission): Injection {
  const [validation, account] = MISSED[key]!;
  return (_world, period) => ({
    truth: [record(key, validation, { account, thirdParty: null, period, amount: null })],
  });
}

/** Part of an error that is recorded in a later month. */
export const noted: Injection = () => ({ truth: [] });
