/** Errors that are an absence: the plan leaves a step of the month out, and here it is only told. */
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { ErrorKey } from './errors.es.ts';
import { type Injection, record } from './injection.ts';

/** The validation that should miss the step, and the account where it is missed. */
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

/** Part of an error that is told in a later month. */
export const noted: Injection = () => ({ truth: [] });
