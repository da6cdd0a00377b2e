/** Parts of what a title says: which tax, concept or side an account below it is of. */
import type { Family } from '../role-homes.ts';
import type { CommonRole } from '../vocabulary.ts';
import { SELF } from './named-role.es.ts';

/** Parts of what is withheld, by the concept that the account's own name says; the title above says that it is withheld. */
const WITHHELD_CONCEPTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['selfWithholdingPayable', SELF],
  ['vatWithholding', /\bRETE ?IVA\b|\bIVA\b/],
  ['icaWithholding', /\bRETE ?ICA\b|\bICA\b|INDUSTRIA/],
  ['withheldWages', /\bSALARIO|\bLABORAL|\bNOMINA|\bEMPLEADO|RENTAS DE TRABAJO/],
  ['withheldDividends', /\bDIVIDENDO/],
  ['withheldAbroad', /\bEXTERIOR\b|NO RESIDENTE/],
  ['withheldFees', /\bHONORARIO/],
  ['withheldCommissions', /\bCOMISION/],
  ['withheldRent', /\bARRENDAMIENTO|\bARRIENDO/],
  ['withheldInterest', /RENDIMIENTO|\bINTERES/],
  ['withheldServices', /\bSERVICIO|\bTRANSPORTE|\bFLETE|\bHOTEL|\bASEO\b|\bVIGILANCIA|\bRESTAURANTE|\bTEMPORAL/],
  ['withheldPurchases', /\bCOMPRAS?\b/],
  ['withheldOther', /\bOTR[AO]S\b|\bVARI[AO]S\b/],
  ['withholdingPayable', /POR PAGAR|\bDIAN\b|\bPAGOS?\b|\bCIERRE/],
];

const VAT_PARTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['vatReturns', /DEVOL|ANULA|REBAJA|NOTAS? CREDITO/],
  ['vatOnImports', /IMPORTA/],
  ['vatDeductible', /DESCONTAB|COMPRA|\bDESC\b/],
  ['vatGenerated', /GENERAD|FACTURAD|COBRAD|(?<!LAS )\bVENTAS?\b/],
  ['vatPayable', /POR PAGAR|A PAGAR|\bDIAN\b|A CARGO|LIQUIDA|CIERRE|\bPAGOS?\b/],
];

const PREPAID_PARTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['amortisedPrepaid', /\bAMORTIZACI|\bAMORT\b/],
  ['selfWithheld', SELF],
  ['vatWithheldByOthers', /\bRETE ?IVA\b|\bIVA RETENID/],
  ['icaWithheldByOthers', /\bRETE ?ICA\b|\bICA RETENID/],
  ['withheldByOthers', /\bRETENCI|\bRETE ?(FU?E?NTE|FTE)/],
];

const PARTS: Readonly<Partial<Record<Family, readonly (readonly [CommonRole, RegExp])[]>>> = {
  withholdingPayable: WITHHELD_CONCEPTS,
  vatPayable: VAT_PARTS,
  prepaidExpenses: PREPAID_PARTS,
  // Of a title of both.
  accumulatedDepreciation: [['accumulatedAmortisation', /^(?!.*DEPREC).*\bAMORTIZ/]],
};

/** The part of a family that an account's own name says; null if it says none. */
export function partOfFamily(family: Family, name: string): CommonRole | null {
  return PARTS[family]?.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
