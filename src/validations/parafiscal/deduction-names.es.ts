/** Names of deductions from payroll that belong to others: payroll loans, attachments, cooperatives, savings, unions. */
import { accountName } from '#core/identity/account-name.es.ts';

const DEDUCTION =
  /\bLIBRANZA|\bEMBARGO|\bCOOPERATIVA|\bFONDOS? DE EMPLEADOS|\bAFC\b|\bSINDICA|\b(DESCUENTOS?|DEDUCCION(ES)?)\b.*\bNOMINA\b/;

export function isDeductionName(name: string): boolean {
  return DEDUCTION.test(accountName(name));
}
