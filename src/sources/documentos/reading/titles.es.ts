/** Titles, kinds and states of the DIAN's report of electronic documents (MUISCA, RADIAN), without accents. */
import type { DocumentKind, DocumentSide } from '#core/source/electronic-document.ts';

/** Title of each column that is read; older exports lack the last taxes. */
export const columnTitles = {
  kind: 'TIPO DE DOCUMENTO',
  cufe: 'CUFE/CUDE',
  folio: 'FOLIO',
  prefix: 'PREFIJO',
  currency: 'DIVISA',
  day: 'FECHA EMISION',
  issuer: 'NIT EMISOR',
  issuerName: 'NOMBRE EMISOR',
  receiver: 'NIT RECEPTOR',
  receiverName: 'NOMBRE RECEPTOR',
  vat: 'IVA',
  total: 'TOTAL',
  state: 'ESTADO',
  group: 'GRUPO',
} as const;

export type Column = keyof typeof columnTitles;

/** Taxes beside VAT that are part of the total; what was withheld is not. */
export const otherTaxes = [
  'ICA',
  'IC',
  'INC',
  'TIMBRE',
  'INC BOLSAS',
  'IN CARBONO',
  'IN COMBUSTIBLES',
  'IC DATOS',
  'ICL',
  'INPP',
  'IBUA',
  'ICUI',
] as const;

/** Without one of these the report cannot be read. */
export const requiredColumns: readonly Column[] = [
  'kind',
  'cufe',
  'day',
  'issuer',
  'receiver',
  'vat',
  'total',
  'state',
  'group',
];

export const groups = { issued: 'EMITIDO', received: 'RECIBIDO' } as const;

/** States of a document that never had effect. */
export const WITHOUT_EFFECT = /RECHAZ|ANULAD/;

/** Events (acknowledgements, acceptances) are no money. */
export const EVENT = /APPLICATION RESPONSE|\bEVENTO\b|ACUSE/;

/**
 * Kind of a document by its name in the report; the first that fits. A support document is issued by the buyer, so that
 * its group is the other way round.
 */
const kinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ['payroll_adjustment', /^NOMI\w* INDIVIDUAL DE AJUSTE/],
  ['payroll', /^NOMI\w* INDIVIDUAL/],
  ['support_note', /^NOTA DE AJUSTE/],
  ['support', /^DOCUMENTO SOPORTE/],
  ['credit_note', /^NOTA (DE )?CREDITO/],
  ['debit_note', /^NOTA (DE )?DEBITO/],
  ['equivalent', /^DOCUMENTO EQUIVALENTE/],
  ['invoice', /^FACTURA/],
];

export function kindOf(written: string): DocumentKind | null {
  return kinds.find(([, name]) => name.test(written))?.[0] ?? null;
}

/** Null for what the other party keeps: its support document of a purchase from us, our own pay as employee. */
export function sideOf(kind: DocumentKind, isIssued: boolean): DocumentSide | null {
  if (kind === 'payroll' || kind === 'payroll_adjustment') return isIssued ? 'payroll' : null;
  if (kind === 'support' || kind === 'support_note') return isIssued ? 'received' : null;
  return isIssued ? 'issued' : 'received';
}

/** Sentences of what is wrong with a file. */
export const readingText = {
  name: 'Reporte de documentos electrónicos de la DIAN',
  shortName: 'Documentos DIAN',
  missing: (titles: readonly string[]) =>
    `El reporte de documentos electrónicos no trae ${titles.map((title) => `«${title}»`).join(', ')}. Descárgalo otra vez de la DIAN (Documentos, Descargar listados) y súbelo sin quitarle columnas.`,
  empty: 'El reporte de documentos electrónicos no trae ningún documento.',
  badDay: (row: number, written: string) =>
    `Fila ${row}, columna «Fecha Emisión»: se esperaba una fecha (31-03-2026) y hay «${written}».`,
  badAmount: (row: number, title: string, written: string) =>
    `Fila ${row}, columna «${title}»: se esperaba un valor en pesos y hay «${written}».`,
  unknownKind: (row: number, written: string) =>
    `Fila ${row}, columna «Tipo de documento»: «${written}» no es un tipo que se conozca; no se cruza con los libros.`,
  unknownGroup: (row: number, written: string) =>
    `Fila ${row}, columna «Grupo»: se esperaba Emitido o Recibido y hay «${written}».`,
  whichCompany: (nits: readonly string[]) =>
    `El reporte tiene documentos de varias empresas (${nits.join(', ')}) y no se sabe cuál es la tuya. Descarga uno por empresa.`,
  otherBuyer: (count: number) =>
    count === 1
      ? 'Un documento está a nombre de otra empresa y no se cruza con los libros.'
      : `${count} documentos están a nombre de otra empresa y no se cruzan con los libros.`,
  more: (count: number) => `Y ${count} ${count === 1 ? 'fila' : 'filas'} más con problemas.`,
};
