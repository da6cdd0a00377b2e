/** Which side of the company a row of the report is about, by its words and the box that the DIAN suggests for it. */
import type { ReportedKind } from '#core/source/reported.ts';

/** `other`: nothing that is held against the books, or personal. */
export type RowKind = ReportedKind | 'other' | null;

const RETENTION = /\bRETENCI|\bRETENID|\bRETEFUENTE|\bRETE ?(?:IVA|ICA|RENTA)\b|\bRTE ?FTE\b/;
/** The base of a retention is no retention. */
const BASE = /\bBASE\b|\bSUJET|\bSOMETID/;
/** Withheld by the company, or by itself. */
const BY_US = /\bAUTO ?RET|\bQUE (?:LE )?PRACTICO\b|\bPRACTICAD[AO]S? POR (?:USTED|EL REPORTADO|EL CONSULTAD)/;
const BANK =
  /\bSALDOS?\b.*\b(?:CUENTAS?|AHORROS?|CORRIENTES?|BANC\w*|DEPOSITOS?)\b|\b(?:CUENTAS?|AHORROS?|CORRIENTES?)\b.*\bSALDOS?\b/;
const DEBT = /\bPOR (?:COBRAR|PAGAR)\b|\bCREDITOS?\b|\bPRESTAMOS?\b|\bOBLIGACI\w+|\bCARTERA\b|\bDEUDAS?\b/;
const OTHER =
  /\bMOVIMIENTOS?\b|\bCONSIGNACI\w+|\bTARJETAS?\b|\bCONSUMOS?\b|\bINVERSION\w*|\bCDTS?\b|\bDIVIDENDOS?\b|\bAPORTES?\b|\bSALARI\w+|\bLABORAL\w*|\bPENSION\w*|\bCESANTIAS?\b|\bAVALUOS?\b|\bVEHICULOS?\b|\bPREDIAL\w*|\bDONACI\w+|\bSALDOS? A FAVOR\b|\bPATRIMONIO\b|\bRUT\b|\bSALUD\b|\bMEDICIN\w+/;
/** The informant sold: its income is the company's purchase. */
const SOLD = [/\bVENTAS?\b|\bVENDI\w+|\bFACTURAD\w+/, /\bINGRESOS?\b/] as const;
/** The informant bought: what it paid is the company's income. */
const BOUGHT = [
  /\bCOMPRAS?\b|\bPAG(?:O|OS|ADO|ADOS)\b|\bABONOS?\b|\bADQUISICI\w+/,
  /\bCOSTOS?\b|\bGASTOS?\b|\bHONORARIOS\b|\bSERVICIOS?\b|\bCOMISION\w*|\bARR[EI]ENDAMIENTOS?\b|\bINTERES\w*|\bRENDIMIENTOS?\b|\bREGALIAS\b/,
] as const;
/** Concept of información exógena: payments 5xxx (format 1001), income 4xxx (1007), retentions 13xx (1003, 1008). */
const CONCEPT = /\b(?:CONCEPTO|CPTO)\D{0,3}(\d{4})\b/;

/** `detail`, `use`: plain names. */
export function kindOf(detail: string, use: string): RowKind {
  const concept = CONCEPT.exec(detail)?.[1] ?? '';
  if (RETENTION.test(detail) && !BASE.test(detail)) return retentionOf(detail, concept);
  if (DEBT.test(detail)) return 'other';
  if (BANK.test(detail)) return 'bank';
  if (OTHER.test(detail)) return 'other';
  if (/\bTOPE 1\b|\bINGRESOS?\b/.test(use)) return 'income';
  if (/\bTOPE 5\b|\bCOMPRAS?\b/.test(use)) return 'purchase';
  if (/\bTOPE [234]\b/.test(use)) return 'other';
  if (/^5\d/.test(concept)) return 'income';
  if (/^4\d/.test(concept)) return 'purchase';
  if (/\b(?:IVA|INC)\b/.test(detail)) return 'other';
  return tradeOf(detail);
}

/** Words of the trade before those of what was traded: `ventas de servicios`. */
function tradeOf(detail: string): RowKind {
  for (const at of [0, 1] as const) {
    const isSold = SOLD[at].test(detail);
    if (isSold !== BOUGHT[at].test(detail)) return isSold ? 'purchase' : 'income';
    if (isSold) return null;
  }
  return null;
}

function retentionOf(detail: string, concept: string): RowKind {
  if (BY_US.test(detail) || /^13/.test(concept)) return 'other';
  if (/\b(?:RETE ?)?ICA\b|\bINDUSTRIA\b/.test(detail)) return 'other';
  return /\b(?:RETE ?)?IVA\b|\bSOBRE LAS VENTAS\b/.test(detail) ? 'vat_withheld' : 'withheld';
}

/** Limit that a line of the report sums up, `TOPE 1 INGRESOS`, or that a row counts towards; null for none. */
export function limitOf(written: string): number | null {
  const found = /\bTOPE (\d)\b/.exec(written);
  return found === null ? null : Number(found[1]);
}

/** A line that sums up the report, in any of its cells. */
export const TOTAL = /^(?:GRAN )?TOTAL\b|^SUMA(?:S|TORIA)?\b/;

/** Limit 2 is the equity of the return of the year before: no sum of rows. */
export const NO_SUM = 2;

export const labels = {
  year: /\bANO\b.*\bCONSULTA\b|^ANO(?: GRAVABLE)?$|\bANO GRAVABLE\b|\bVIGENCIA\b/,
  id: /^(?:(?:NUMERO|NRO|NO) (?:DE )?)?IDENTIFICACION(?: DEL (?:CONSULTANTE|CONTRIBUYENTE))?$|^NIT(?: DEL? (?:CONSULTANTE|CONTRIBUYENTE|LA EMPRESA))?$|^NUMERO DE DOCUMENTO$/,
  cut: /\bFECHA (?:DE )?CORTE\b/,
} as const;

/** Titles of the columns that are read. */
export const titles = {
  nit: /^(?:NIT|NITS|IDENTIFICACION|(?:NUMERO|NRO|NO) (?:DE )?(?:IDENTIFICACION|DOCUMENTO|NIT)|DOCUMENTO)\b/,
  name: /^(?:NOMBRES?|RAZON SOCIAL|APELLIDOS)\b/,
  detail: /^(?:DETALLE|CONCEPTO|DESCRIPCION)\b/,
  amount: /^(?:VALOR|MONTO|VALOR REPORTADO)\b/,
  use: /^USO\b/,
} as const;

/** What says that a report with those columns is this one. */
export const REPORT =
  /\bINFORMACION (?:EXOGENA )?REPORTADA\b|\bREPORTAD[AO]S? POR (?:EL |LOS )?TERCEROS?\b|\bPERSONA QUE REPORTA\b|\bUSO DECLARACION\b|\bINFORMANTE\b/;

export const readingText = {
  name: 'Información reportada por terceros (DIAN)',
  shortName: 'Reportado por terceros',
  missing: (names: readonly string[]) =>
    `El reporte de terceros no trae la columna de ${names.join(', ')}. Descárgalo otra vez de la DIAN (Consulta de información reportada por terceros) y súbelo sin cambiarle los títulos.`,
  columns: { informant: 'NIT de quien reporta', detail: 'detalle', amount: 'valor' },
  noYear:
    'El reporte de terceros no dice de qué año es: se esperaba «Año al que se refiere la consulta» en sus primeras filas. Descárgalo otra vez, sin quitarle filas.',
  noCompany:
    'El reporte de terceros no dice de quién es: se esperaba «Identificación» con el NIT en sus primeras filas. Descárgalo otra vez, sin quitarle filas.',
  otherCompany: (row: number, own: string, found: string) =>
    `Fila ${row}: lo reportado es de ${found} y el reporte dice ser de ${own}. Descarga un reporte por empresa.`,
  badAmount: (row: number, written: string) =>
    `Fila ${row}, columna «Valor»: se esperaba un valor en pesos y hay «${written}».`,
  badLimit: (name: string, said: string, found: string) =>
    `El reporte dice ${said} en «${name}» y sus filas suman ${found}: está incompleto o cambiado, y no se usa. Descárgalo otra vez, sin filtros.`,
  empty: 'El reporte de terceros no trae ninguna fila de quien reporte.',
  unproved:
    'Por confirmar: el reporte no trae sumas con que comprobar que está completo. Se usa lo que dice cada fila.',
  more: (count: number) => `Y ${count} ${count === 1 ? 'fila' : 'filas'} más con problemas.`,
};
