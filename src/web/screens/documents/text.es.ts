/** Texts of the screen «Documentos». */
import { formatDayOfYear, formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import type { CrossedSide } from '#core/source/crossing.ts';
import { sideName } from '#core/source/crossing-words.es.ts';

const monthOf = (period: string) => formatPeriod(parsePeriod(period)!);
const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** Accounting style: negative amounts in parentheses, nothing as a dash. */
function figure(cents: Cents): string {
  if (cents === 0n) return '–';
  return cents < 0n ? `(${formatPesos(-cents)})` : formatPesos(cents);
}

export const documentsText = {
  title: 'Documentos',
  titleOf: (period: string) => `Documentos de ${monthOf(period)}`,
  choose: 'Elige una empresa para ver sus documentos.',
  tabs: 'Del mes',
  findings: 'Hallazgos',
  balance: 'Balance',
  context: 'Lo que dicen los libros y lo que dice la DIAN, por tercero. Diferencia = libros menos DIAN.',
  export: 'Excel',
  bring: 'Traer documentos',
  exportedFile: (period: string) => `Documentos ${period}.xlsx`,
  emptyCompany: 'La empresa no tiene ningún balance. Carga uno para cruzarlo con los documentos de la DIAN.',
  load: 'Cargar balance',
  how: 'Cómo descargarlos de la DIAN',
  ask: 'Pedírselos al cliente',
  sides: 'Qué cruzar',
  side: (side: CrossedSide, count: number) => `${sideName[side]} ${formatCount(count)}`,
  search: 'Buscar',
  searchWords: 'Buscar tercero, NIT, folio o CUFE',
  states: 'Estado del cruce',
  all: (count: number) => `Todos ${formatCount(count)}`,
  state: (name: string, count: number) => `${name} ${formatCount(count)}`,
  summary: (crossed: number, documents: number) =>
    `${formatCount(crossed)} de ${plural(documents, 'documento está', 'documentos están')} en los libros`,
  thirdParty: 'Tercero',
  documents: 'Doc.',
  books: 'Libros',
  dian: 'DIAN',
  difference: 'Diferencia',
  cross: 'Cruce y por qué',
  amount: (decimal: string) => figure(fromDecimal(decimal)),
  differenceOf: (decimal: string) => `Diferencia ${figure(fromDecimal(decimal))}`,
  count: formatCount,
  total: (count: number) => plural(count, 'tercero', 'terceros'),
  more: (shown: number, total: number) =>
    `Ves los ${formatCount(shown)} de mayor diferencia entre ${formatCount(total)}: busca o filtra, o descarga el Excel.`,
  noneFound: 'Ningún tercero con eso.',
  none: 'Este lado no tiene documentos ni diferencias en el mes.',
  open: (name: string) => `Ver los documentos y las filas de ${name}`,
  close: (name: string) => `Ocultar los documentos y las filas de ${name}`,
  ofDian: (count: number) => plural(count, 'documento de la DIAN', 'documentos de la DIAN'),
  ofBooks: (count: number) => plural(count, 'fila del balance', 'filas del balance'),
  noDocuments: 'La DIAN no tiene documentos de este tercero en el mes.',
  noRows: 'El balance del mes no tiene movimiento de este tercero en las cuentas que se cruzan.',
  kind: 'Tipo',
  folio: 'Folio',
  day: 'Fecha',
  dayOf: formatDayOfYear,
  base: 'Base',
  vat: 'IVA',
  sum: 'Total',
  place: 'Estado',
  account: 'Cuenta',
  accountName: 'Nombre',
  debit: 'Débito',
  credit: 'Crédito',
  row: 'Fila',
  seeBalance: 'Verlo en Balance',
  rule: 'Se cruza por tercero, mes y total, con el mes siguiente; después por suma de varios. Tolerancia: 1 peso por documento y uno por la suma.',
};
