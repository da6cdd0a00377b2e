/**
 * What an unrecognised workbook seems to be: the row of headers that names most columns of a balance, those that it
 * lacks, and which other report has such headers.
 */
import { monthFromName } from '#core/calendar/period.es.ts';
import { amountFields, type Columns, type Field } from '../format.ts';
import { matchHeaders, plainText } from '../headers/header-row.ts';
import { type Cell, columnLetters, type SheetRow, type Workbook } from '../workbook.ts';
import { dianForm, type TitledReport, titledReport } from './report-words.es.ts';

/** Another report than a trial balance by third party. */
export type SeemingReport =
  | 'month_columns'
  | 'compared'
  | 'journal'
  | 'movements'
  | 'net_movement'
  | 'no_movements'
  | 'aging'
  | 'payroll'
  | 'third_parties'
  | 'chart'
  | 'inventory'
  | 'budget'
  | 'other_country'
  | TitledReport;

const needed = ['code', ...amountFields] as const;
/** Headers that name fewer columns than these are words of a title. */
const LEAST_FIELDS = 2;
const LEAST_HEADERS = 3;
/** Months among the headers of a report of a year. */
const LEAST_MONTHS = 4;

interface Headers {
  row: number;
  cells: readonly string[];
  /** Normalised. */
  words: readonly string[];
  columns: Columns;
}

/** Data of the sentence: nothing where no row looks like headers. */
export function whatItSeems({ sheets }: Workbook): Record<string, string | number> {
  const visible = sheets.filter(({ hidden }) => !hidden);
  const rows = visible.flatMap(({ head }) => head);
  const country = rows.some(({ cells }) => cells.some((cell) => OTHER_COUNTRY.test(plainText(cell))));
  const form = dianForm(rows);
  if (form !== null) return { seems: 'tax_form', form };
  const headers = likeliestHeaders(rows);
  const titled = titledReport(headers === null ? rows : rows.filter(({ number }) => number < headers.row));
  if (headers === null) return country ? { seems: 'other_country' } : titled === null ? {} : { seems: titled };
  const { row, columns, cells } = headers;
  const found = Object.entries(columns)
    .sort(([, one], [, other]) => one - other)
    .map(([field, column]) => `${field}\t${columnLetters(column)} (${cells[column]!.trim()})`);
  const missing = needed.filter((field) => columns[field] === undefined);
  const seems = country ? 'other_country' : (reportOf(headers) ?? titled);
  return {
    row,
    ...(found.length > 0 ? { found: found.join('\n') } : {}),
    missing: missing.join(' '),
    ...(seems === null ? {} : { seems }),
    ...(seems === 'net_movement' ? { net: cells[headers.words.findIndex((word) => NET.test(word))]!.trim() } : {}),
  };
}

/** Words of the tax identity and the catalogues of other countries. */
const OTHER_COUNTRY = /\b(rfc|cuit|codigo agrupador|igv|sunat|hacienda publica|agencia tributaria|cif|ruc)\b/;

/** The row of text that names most columns of a balance, or the first one of another report. */
function likeliestHeaders(rows: readonly SheetRow[]): Headers | null {
  let best: Headers | null = null;
  let most = 0;
  for (const { number, cells } of rows) {
    const filled = cells.filter((cell) => plainText(cell) !== '');
    if (filled.length < LEAST_HEADERS || filled.some((cell) => typeof cell !== 'string' || !/\p{L}/u.test(cell)))
      continue;
    const columns = matchHeaders(cells);
    const headers = {
      row: number,
      cells: cells.map((cell) => String(cell ?? '')),
      words: cells.map(plainText),
      columns,
    };
    const count = Object.keys(columns).length + (reportOf(headers) === null ? 0 : LEAST_FIELDS);
    if (count < LEAST_FIELDS || count <= most) continue;
    best = headers;
    most = count;
  }
  return best;
}

const has = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word));
const count = (words: readonly string[], pattern: RegExp) => words.filter((word) => pattern.test(word)).length;

const NET = /^(valor|movimiento|neto|movimiento neto|valor neto)$/;

/** Kinds of reports by their headers, the most telling first. */
const reports: readonly (readonly [
  SeemingReport,
  (words: readonly string[], lacks: (field: Field) => boolean) => boolean,
])[] = [
  [
    'dian_documents',
    (words) =>
      has(words, /\b(?:cufe|cude)\b/) ||
      count(
        words,
        /^(?:folio|prefijo|(?:nit|nombre) (?:emisor|receptor)|fecha (?:emision|recepcion)|(?:forma|medio) de pago|divisa)$/,
      ) >= 4,
  ],
  [
    'exogena',
    (words) =>
      has(words, /^concepto\b|pago o abono|deducible|ingresos brutos|retenci\w+ .*practicad|autorretenci/) &&
      count(
        words,
        /^(?:primer|segundo) apellido|^(?:primer|otros) nombres?|^pais\b|^tipo (?:de )?documento|^direccion|(?:codigo )?(?:dane|dpto|departamento|mcp|municipio)/,
      ) >= 2,
  ],
  ['commissions', (words) => has(words, /comision/) && has(words, /vendedor|asesor|comercial|porcentaje|%|base/)],
  [
    'inventory',
    (words) =>
      !has(words, /\bcuenta|\bpuc\b/) &&
      has(
        words,
        /^(?:(?:nombre|descripcion|codigo) )?(?:del? )?(?:producto|articulo|item)\b|^(?:entradas|salidas|existencias?)\b/,
      ),
  ],
  [
    'budget',
    (words) =>
      has(words, /apropiacion|contracredito/) || (has(words, /^rubro/) && has(words, /presupuest|compromiso|\bcdp\b/)),
  ],
  ['month_columns', (words) => new Set(words.map(monthIn).filter((month) => month !== null)).size >= LEAST_MONTHS],
  ['payroll', (words) => count(words, /devengad|salario|dias trabajados|neto a pagar|auxilio de transporte/) >= 2],
  ['aging', isAging],
  [
    'sales',
    (words, lacks) =>
      lacks('opening') &&
      lacks('closing') &&
      has(words, /factura|^fv$|documento|prefijo/) &&
      count(
        words,
        /cliente|subtotal|base(?: gravable)?$|\biva\b|^total|vendedor|producto|cantidad|valor unitario|excluid|exent|gravad/,
      ) >= 3,
  ],
  [
    'bank',
    (words) =>
      has(words, /^fecha/) &&
      has(words, /oficina|sucursal|referencia|cheque|^valor$|^canal$/) &&
      has(words, /saldo/) &&
      !has(words, /cuenta|comprobante|tercero|\bnit\b/),
  ],
  ['journal', (words) => has(words, /fecha/) && has(words, /comprobante|documento|consecutivo|asiento|doc/)],
  [
    'compared',
    (words, lacks) =>
      lacks('debit') &&
      lacks('credit') &&
      (new Set(words.flatMap((word) => word.match(/\b20\d\d\b/g) ?? [])).size >= 2 ||
        has(words, /variacion|comparativ|ano (anterior|actual)/)),
  ],
  ['third_parties', (words, lacks) => lacks('closing') && count(words, /direccion|telefono|correo|email|ciudad/) >= 2],
  ['net_movement', (words, lacks) => lacks('debit') && lacks('credit') && !lacks('closing') && has(words, NET)],
  ['movements', (_, lacks) => !lacks('debit') && !lacks('credit') && lacks('opening') && lacks('closing')],
  ['no_movements', (_, lacks) => !lacks('code') && !lacks('closing') && lacks('debit') && lacks('credit')],
  ['chart', (_, lacks) => !lacks('code') && !lacks('name') && amountFields.every(lacks)],
];

const DUE = /por vencer|vencid|\bvence\b|vencimiento|\bmora\b|dias (?:de )?(?:mora|vencid|cartera)/;
const SPANS = /\b(?:30|60|90|120|180|360)\b/;
const INVOICE = /factura|^fv$|prefijo|(?:numero|nro|no|n) (?:de )?(?:doc|documento)\b/;

/** Columns of days past due: two of them, as accounts have due dates too, or one beside that of an invoice. */
function isAging(words: readonly string[]): boolean {
  const due = count(words, DUE);
  const spans = words.filter((word) => !DUE.test(word) && SPANS.test(word)).length;
  return due + spans >= 2 || (due > 0 && has(words, INVOICE));
}

/** Another report that a table is by its headers, although it has the columns of a balance. */
export function reportBeside(cells: readonly Cell[]): SeemingReport | null {
  const words = cells.map(plainText);
  const found = reports.find(([kind, test]) => BESIDE.has(kind) && test(words, () => false));
  return found?.[0] ?? null;
}

const BESIDE: ReadonlySet<SeemingReport> = new Set<SeemingReport>([
  'dian_documents',
  'exogena',
  'commissions',
  'payroll',
  'aging',
  'inventory',
  'budget',
]);

function reportOf({ words, columns }: Pick<Headers, 'words' | 'columns'>): SeemingReport | null {
  const lacks = (field: Field) => columns[field] === undefined;
  return reports.find(([, test]) => test(words, lacks))?.[0] ?? null;
}

function monthIn(words: string): number | null {
  for (const word of words.split(' ')) {
    const month = word.length > 2 ? monthFromName(word) : null;
    if (month !== null) return month;
  }
  return null;
}
