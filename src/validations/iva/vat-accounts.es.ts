/**
 * Part of VAT in each account. The decree has no subaccounts of 2408: an account assigned by its full code has that
 * part; else its name decides, then its prefix (domain.md 2.4).
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import { isConsumptionInVat } from './consumption/consumption-accounts.es.ts';
import { type Context, VAT_ROLES } from './rules.ts';

export type VatPart = 'generado' | 'descontable' | 'importaciones' | 'devoluciones' | 'porPagar';
export type VatAccounts = Readonly<Record<VatPart, readonly number[]>>;

const PARTS: readonly VatPart[] = ['generado', 'descontable', 'importaciones', 'devoluciones', 'porPagar'];

/** The first match wins. */
const NAMES: readonly (readonly [VatPart, RegExp])[] = [
  ['devoluciones', /DEVOLU|ANULA|REBAJA/],
  ['importaciones', /IMPORTA/],
  ['descontable', /DESCONTAB|COMPRA|SERVICIOS RECIBIDOS|RETENIDO EXTERIOR/],
  ['generado', /GENERAD|VENTA(?!S POR PAGAR)|INGRESO/],
  ['porPagar', /POR PAGAR|DIAN|A CARGO|LIQUIDA|CIERRE/],
];

export function vatAccounts(balance: TrialBalance, roles: Context['roles']): VatAccounts {
  const found: Record<VatPart, number[]> = {
    generado: [],
    descontable: [],
    importaciones: [],
    devoluciones: [],
    porPagar: [],
  };
  for (const role of VAT_ROLES) {
    for (const leaf of roles[role].in(balance).leaves()) {
      const isExact = roles[role].prefixes.includes(balance.leaf(leaf).code);
      if (!isExact && isConsumptionInVat(leaf, balance, roles)) continue;
      const part =
        (isExact ? null : partByName(balance.leaf(leaf).name)) ?? (role === 'cuenta' ? 'porPagar' : (role as VatPart));
      if (!found[part].includes(leaf)) found[part].push(leaf);
    }
  }
  for (const part of PARTS) found[part].sort((a, b) => a - b);
  return found;
}

/** The tax's own name: says nothing of whose VAT it is. */
const TAX_ON_SALES = /\bIMP\w* (SOBRE|A) LAS? VENTAS?\b/;

/**
 * The accounts that hold the VAT of sales and of purchases together, as the decree's 2408 does: the books have none of
 * deductible VAT, and no name says that it is of sales only. Empty where they are kept apart.
 */
export function keptTogether(
  { generado, descontable, importaciones, porPagar }: VatAccounts,
  balance: TrialBalance,
): readonly number[] {
  const isApart = descontable.length + importaciones.length > 0;
  const isOfSales = generado.some(
    (leaf) => partByName(accountName(balance.leaf(leaf).name).replace(TAX_ON_SALES, '')) === 'generado',
  );
  if (isApart || isOfSales) return [];
  return generado.length > 0 ? generado : porPagar;
}

/** `IVA no descontable por prorrateo`: the part of excluded sales (ET 490). */
export function isApportionmentName(name: string): boolean {
  return /PRORRAT|NO DESCONTABLE|MAYOR VALOR/.test(accountName(name));
}

function partByName(name: string): VatPart | null {
  const plain = accountName(name);
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
