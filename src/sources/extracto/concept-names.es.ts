/** What an account of the books is of, by its name. */
import { plainName } from '#core/identity/plain-name.ts';
import type { BankConcept } from '#core/source/bank-statement.ts';

const GMF = /\bGMF\b|\b4 ?X ?(?:1000|MIL)\b|\bGRAVAMEN\b|\bMOVIMIENTOS? FINANCIEROS?\b|\bCUATRO POR MIL\b/;
const FEES =
  /\bCOMISION\w*|\bGASTOS? BANCARI\w+|\bCUOTAS? (?:DE )?MANEJO\b|\bCHEQUERAS?\b|\bSERVICIOS? BANCARI\w+|\bBANCARI\w+/;

export function isOf(concept: Exclude<BankConcept, 'feeVat'>, accountName: string): boolean {
  const name = plainName(accountName);
  switch (concept) {
    case 'gmf':
      return GMF.test(name);
    case 'fees':
      return FEES.test(name) && !GMF.test(name);
    case 'interest':
      return /\bINTERES\w*|\bRENDIMIENTOS?\b|\bFINANCIER\w+/.test(name);
    case 'withheld':
      return /\bRENDIMIENTOS?\b|\bINTERES\w*|\bFINANCIER\w+/.test(name);
  }
}
