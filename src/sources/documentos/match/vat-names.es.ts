/** Whose VAT an account of VAT has, by its name. */
import { plainName } from '#core/identity/plain-name.ts';

const SALES = /GENERAD|\bVENTAS?\b|INGRESO/;
const PURCHASES = /DESCONTAB|COMPRA|IMPORTA|SERVICIOS RECIBIDOS/;

export function isOfSales(name: string): boolean {
  const plain = plainName(name);
  return SALES.test(plain) && !PURCHASES.test(plain);
}

export function isOfPurchases(name: string): boolean {
  return PURCHASES.test(plainName(name));
}
