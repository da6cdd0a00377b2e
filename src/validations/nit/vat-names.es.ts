/** Accounts of VAT that no purchase debits, by their name. */
import { plainName } from '#core/identity/plain-name.ts';

/** `IVA generado`, `IVA por pagar`, `Devoluciones en ventas`. */
export function isOfSales(name: string): boolean {
  return /GENERAD|VENTA|POR PAGAR|RETENID/.test(plainName(name));
}
