/** Whose VAT an account of VAT has, by its name. */
import { plainName } from '#core/identity/plain-name.ts';

const SALES = /GENERAD|\bVENTAS?\b|INGRESO/;
/** What is left to pay at the end of a period is no VAT of any trade. */
const SETTLED = /POR PAGAR|\bDIAN\b|A CARGO|LIQUIDA|SALDO A FAVOR/;
const PURCHASES = /DESCONTAB|COMPRA|IMPORTA|SERVICIOS RECIBIDOS/;

/** No VAT of purchases. */
export function isOfSales(name: string): boolean {
  const plain = plainName(name);
  return SETTLED.test(plain) || (SALES.test(plain) && !PURCHASES.test(plain));
}

/** No VAT of sales. */
export function isOfPurchases(name: string): boolean {
  const plain = plainName(name);
  return SETTLED.test(plain) || PURCHASES.test(plain);
}
