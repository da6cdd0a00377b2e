/** Self-withholding asset accounts: by name, else those of the role. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import type { Context } from './rules.ts';

const SELF = /AUTO ?RETE|AUTO ?RRET/;
const MUNICIPAL = /\bICA\b|INDUSTRIA|AVISOS/;

export function leavesInFavour({ balance, roles }: Context): number[] {
  const named = [...roles.anticipos.leaves(), ...roles.aFavor.leaves()].filter((leaf) => {
    const name = accountName(balance.leaf(leaf).name);
    return SELF.test(name) && !MUNICIPAL.test(name);
  });
  return named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : roles.aFavor.leaves();
}

/** Whether an account is of the self-withholding that the DIAN ordered by resolution, by concept. */
export function isOfResolution(name: string): boolean {
  return /\bRESOLUC|POR CONCEPTO|GRAN(DES)? CONTRIB/.test(accountName(name));
}

const OF_OTHERS = /\bPROPINAS?\b|\bCOPAGOS?\b|CUOTAS? MODERADORAS?|\bRECAUDOS?\b|\bPARA TERCEROS\b|POR CUENTA DE/;

/** Liabilities for money collected for others: by name, or the whole role's account made for them. */
export function othersLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const named = roles.anticiposRecibidos
    .in(balance)
    .leaves()
    .filter((leaf) => OF_OTHERS.test(accountName(balance.leaf(leaf).name)));
  return [...roles.paraTerceros.in(balance).leaves(), ...named];
}

/** Fuel that a filling station sells. */
export function isFuel(name: string): boolean {
  return /\b(COMBUSTIBLES?|GASOLINA|ACPM|DIESEL|BIODIESEL)\b/.test(accountName(name));
}

/** Freight and vehicles of third parties, in the costs of a carrier. */
export function isCarrierCost(name: string): boolean {
  return /\bFLETES?\b|\b(VEHICULOS?|TRANSPORTE|TRANSPORTADORES) (DE )?(TERCEROS|AFILIADOS|VINCULADOS)\b|\bTERCEROS TRANSPORTADORES\b/.test(
    accountName(name),
  );
}

/** Dividends (ET 48, withheld by who pays them) and what only a valuation earns, whatever their account. */
export function isUntaxedIncome(name: string): boolean {
  return /\bDIVIDENDOS?\b|\bMET\w+ DE (LA )?PARTICIPACI|VALOR RAZONABLE|\bVALORACION/.test(accountName(name));
}
