/** Names of liabilities for what was received and not billed yet, estimated at month end and reversed with the invoice. */
import { plainName } from './plain-name.ts';

const ESTIMATED = /\b(GASTOS?|COSTOS?|COMPRAS?)\b.*\b(ESTIMADOS?|POR FACTURAR)\b|\bFACTURAS? POR RECIBIR\b/;

export function namesEstimates(name: string): boolean {
  return ESTIMATED.test(plainName(name));
}
