/** Other reports by the words of their titles and forms by theirs, whatever columns they have. */
import { isReportName } from '../headers/company-name.es.ts';
import { plainText } from '../headers/header-row.ts';
import type { SheetRow } from '../workbook.ts';

/** A report that its title names. */
export type TitledReport =
  | 'journal'
  | 'aging'
  | 'payroll'
  | 'commissions'
  | 'sales'
  | 'chart'
  | 'exogena'
  | 'dian_documents'
  | 'tax_form'
  | 'bank';

const TITLES: readonly [TitledReport, RegExp][] = [
  ['dian_documents', /\bdocumentos? electronicos?\b|\bdocumentos? (?:emitidos|recibidos)\b|\btoken dian\b/],
  ['exogena', /\b(?:informacion )?exogena\b|\bmedios magneticos\b|\bformato 1\d{3}\b/],
  ['aging', /\bcartera\b|\bpor edades\b|\bcuentas por (?:cobrar|pagar)\b.*\b(?:vencimiento|edades|detalle)/],
  ['payroll', /\bnomina\b|\bplanilla de (?:pago|aportes)/],
  ['commissions', /\bcomisiones\b/],
  [
    'bank',
    /\bextractos?\b.*\b(?:cuenta|banc\w*|ahorros|corriente)\b|\bextracto bancario\b|\bmovimientos? bancarios?\b/,
  ],
  [
    'sales',
    /\b(?:libro|informe|reporte|relacion|registro) (?:de |general de )?(?:ventas|facturacion|facturas)\b|\blibro fiscal de ventas\b/,
  ],
  ['chart', /\b(?:plan|catalogo) (?:unico |general )?de cuentas\b/],
  [
    'journal',
    /\bauxiliar(?:es)?\b|\blibro diario\b|\bmovimientos? (?:contables?|auxiliar|por comprobante)\b|\bcomprobantes? de diario\b/,
  ],
];

/** The report that a row above the headers names, unless one names a balance; names of companies do not. */
export function titledReport(rows: readonly SheetRow[]): TitledReport | null {
  const lines = rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string' && cell.trim() !== ''));
  const plain = lines.map(plainText);
  if (plain.some((line) => /\b(?:balance|mayor|prueba|comprobacion)\b/.test(line))) return null;
  for (const line of plain) {
    const found = TITLES.find(([, words]) => words.test(line));
    if (found && (isReportName(line) || found[0] !== 'journal')) return found[0];
  }
  return null;
}

/** Forms of the DIAN that are taken for a balance, with their titles. */
const FORMS: readonly [number: string, RegExp][] = [
  ['110', /declaracion (?:de|del impuesto sobre la) renta/],
  ['300', /declaracion (?:del )?impuesto (?:sobre|a) las ventas|declaracion (?:bimestral |cuatrimestral )?de iva/],
  [
    '350',
    /declaracion (?:mensual )?de retenci(?:on|ones)(?: y autorretenciones)? en la fuente|declaracion (?:mensual )?de retenciones/,
  ],
  ['260', /declaracion anual consolidada|regimen simple de tributacion.*anual/],
  ['490', /recibo oficial de pago/],
  ['2593', /recibo electronico.*simple|anticipo bimestral|anticipos? bimestrales/],
];
const FORM_NUMBER =
  /\b(?:formulario|form|formato|forma|codigo)(?: (?:dian|no|nro|numero|n))*\s*(110|300|350|260|490|2593)\b/;

/** The number of the DIAN's form in the first rows; null if it is none. */
export function dianForm(rows: readonly SheetRow[]): string | null {
  const lines = rows.flatMap(({ cells }) => [...cells.map(plainText), cells.map(plainText).join(' ')]);
  for (const line of lines) {
    const number = FORM_NUMBER.exec(line)?.[1];
    if (number !== undefined) return number;
  }
  for (const line of lines) {
    const found = FORMS.find(([, words]) => words.test(line));
    if (found) return found[0];
  }
  return null;
}
