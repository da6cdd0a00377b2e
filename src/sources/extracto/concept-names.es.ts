/** What an account of the books is of, by its name. */
import { isMovementsTaxName } from '#core/identity/account-name.es.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { BankConcept } from '#core/source/bank-statement.ts';

const FEES =
  /\bCOMISION\w*|\bGASTOS? BANCARI\w+|\bCUOTAS? (?:DE )?MANEJO\b|\bCHEQUERAS?\b|\bSERVICIOS? BANCARI\w+|\bBANCARI\w+/;

export function isOf(concept: Exclude<BankConcept, 'feeVat'>, accountName: string): boolean {
  const name = plainName(accountName);
  switch (concept) {
    case 'gmf':
      return isMovementsTaxName(name);
    case 'fees':
      return FEES.test(name) && !isMovementsTaxName(name);
    case 'interest':
      return /\bINTERES\w*|\bRENDIMIENTOS?\b|\bFINANCIER\w+/.test(name);
    case 'withheld':
      return /\bRENDIMIENTOS?\b|\bINTERES\w*|\bFINANCIER\w+/.test(name);
  }
}
