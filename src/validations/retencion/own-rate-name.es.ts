/** Accounts whose name says that their withholding has a rate of its own, whatever their code. */
import { plainName } from '#core/identity/plain-name.ts';

/** Rows of the table of withholding: fuel (DUR 1.2.4.10.5), carriage of goods (DUR 1.2.4.4.8). */
export const ownRates = ['COMBUSTIBLE', 'TRANSP_CARGA'] as const;
export type OwnRate = (typeof ownRates)[number];

const NAMES: Readonly<Record<OwnRate, RegExp>> = {
  COMBUSTIBLE: /\b(COMBUSTIBLES?|GASOLINA|ACPM|DIESEL|BIODIESEL)\b/,
  TRANSP_CARGA: /\b(FLETES?|ACARREOS?|TRANSPORTES? DE (CARGA|MERCANCIAS?))\b/,
};

export function ownRateOf(accountName: string): OwnRate | null {
  const plain = plainName(accountName);
  return ownRates.find((own) => NAMES[own].test(plain)) ?? null;
}
