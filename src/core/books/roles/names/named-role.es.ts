/** A role and the names that say it, and the words that several roles share. Names are normalised: capitals without accents. */
import type { CommonRole } from '../vocabulary.ts';

export interface NamedRole {
  role: CommonRole;
  /** Classes, groups or accounts that may play it. */
  under: readonly string[];
  name: RegExp;
  not?: RegExp;
  /** The name alone leaves doubt. */
  weak?: true;
  /** Only under accounts that the decree does not have. */
  isUnlisted?: true;
}

export const WITHHELD = /\bRETENCI|\bRETE ?(FU?E?NTE|FTE)|\bRTE ?F|\bRETENID|^RETE? (?!GARAN)/;
export const VAT = /\bIVA\b|\bI V A\b|IMPUESTO (SOBRE|A) LAS VENTAS/;
export const ICA = /\bICA\b|RETE ?ICA|INDUSTRIA Y (COMERCIO|CCIO)|IND Y CIO|AVISOS Y TABLEROS/;
export const SELF = /\bAUTO ?R{1,2}E(TE?N|TE? ?(FU?E?NTE|FTE|RENTA)|NTA)/;
/** Banks, as accounts are named after them. */
export const BANKS =
  /\bBANC|DAVIVIENDA|\bBBVA\b|\bITAU\b|COLPATRIA|SCOTIABANK|\bAV ?VILLAS\b|OCCIDENTE|FINANDINA|BANCOLDEX|CAJA SOCIAL|\bNEQUI\b|DAVIPLATA|\bSUDAMERIS\b|\bFALABELLA\b/;
export const RELATED = /\bVINCULAD|\bRELACIONAD|\bHOLDING\b|\bMATRIZ\b|\bINTERCOMPAN|\bFILIAL|\bSUBSIDIARIA/;
export const OWNERS = /\b(SOCI[OA]S?|ACCIONISTAS?)\b/;
/** What is collected in another's name is no income, advance or debt of the company's own. */
export const MANDATE =
  /\b(PARA|DE|POR CUENTA DE|A FAVOR DE|A NOMBRE DE) (TERCEROS|MANDANTES?|MANDATOS?|PROPIETARIOS|AFILIADOS)\b|\bMANDATO|\bPROPINAS?\b/;
export const GUARANTEE = /GARANTIA|CONTRATO|\bOBRA\b|RETE ?GARANT/;
