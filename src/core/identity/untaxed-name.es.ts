/** Names of income that bears no VAT: exports, and exempt or excluded sales (ET 424, 476, 477, 481). */
import { plainName } from './plain-name.ts';

const UNTAXED = /\bEXPORTAC|\bEXTERIOR\b|\bEXENT[AO]S?\b|\bEXCLUID[AO]S?\b|\bNO GRAVAD[AO]S?\b|\bSIN IVA\b/;

/** Whether an account's name says that its sales bear no VAT. */
export function namesUntaxedSales(name: string): boolean {
  return UNTAXED.test(plainName(name));
}
