/** Read issues as one or two sentences: where, expected, found, and remedy. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { holdsId } from '#core/identity/account-code.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { OR_THIRD_PARTY } from './cells/damaged-code.es.ts';
import { isFormula } from './cells/third-party-id.ts';
import { noticeSentences } from './notices/notice-sentences.es.ts';
import type { ReadIssue, ReadIssueCode } from './read-issue.ts';
import { oneBookSentences } from './refusals/one-book-sentences.es.ts';
import { otherReportSentence, refusalSentence } from './refusals/refusal-sentence.es.ts';
import { columnLetters, MAX_CELL_TEXT, MAX_ROWS } from './workbook.ts';

type Value = string | number | undefined;

const exportAgain = 'Expórtalo otra vez desde tu software contable y súbelo aquí.';
const fixCell = 'Corrige esa celda, o exporta otra vez el informe sin modificarlo, y súbelo aquí.';
const saveAsXlsx = 'Ábrelo en Excel, guárdalo como libro de Excel (.xlsx) y súbelo aquí.';

/** What a non-spreadsheet file turned out to be, by `data.kind`, and the remedy. */
const otherFiles: Record<string, [found: string, remedy: string]> = {
  pdf: ['un PDF', 'Exporta el mismo informe a Excel desde tu software contable y súbelo aquí.'],
  image: ['una imagen', 'Exporta el informe a Excel desde tu software contable y súbelo aquí.'],
  compressed: ['un archivo comprimido', 'Descomprímelo y sube el libro que trae dentro.'],
  html: ['una página web guardada con nombre de Excel', saveAsXlsx],
  xml: ['un archivo XML', saveAsXlsx],
  rtf: ['un documento de texto', 'Exporta el informe a Excel desde tu software contable y súbelo aquí.'],
  word: ['un documento de Word', 'Exporta el informe a Excel desde tu software contable y súbelo aquí.'],
  presentation: ['una presentación', 'Exporta el informe a Excel desde tu software contable y súbelo aquí.'],
  xlsb: ['un libro binario de Excel (.xlsb)', saveAsXlsx],
  excel_old: ['un libro de Excel 95 o anterior', saveAsXlsx],
};

const sentences: Record<ReadIssueCode, (issue: ReadIssue) => string> = {
  file_empty: () => `El archivo está vacío: no trae ningún dato. ${exportAgain}`,
  file_too_large: ({ data }) =>
    `El archivo es más grande de lo que leemos${sizes(data?.size, data?.limit)}. Exporta un solo mes por archivo y súbelo aquí.`,
  file_not_spreadsheet: ({ data }) => {
    const [found, remedy] = lookUp(otherFiles, String(data?.kind ?? '')) ?? ['otro tipo de archivo', exportAgain];
    return `Esperábamos un libro de Excel, una hoja de OpenDocument o un archivo CSV, y encontramos ${found}. ${remedy}`;
  },
  file_password: () =>
    'El archivo está protegido con contraseña y no podemos abrirlo. Ábrelo en Excel, quítale la contraseña, guárdalo y súbelo otra vez.',
  file_truncated: () =>
    `El archivo está incompleto: se corta antes del final, como cuando una descarga se interrumpe. ${exportAgain}`,
  file_damaged: (issue) => `${place(issue)}El archivo está dañado y no se puede leer completo. ${exportAgain}`,
  zip_bomb: ({ data }) =>
    `El archivo, al descomprimirse, crece mucho más de lo normal${sizes(data?.size, data?.packed)}, y por seguridad no lo abrimos. ${saveAsXlsx}`,
  too_many_rows: (issue) =>
    `${place({ ...issue, row: undefined })}Leemos hasta ${formatCount(Number(issue.data?.limit ?? MAX_ROWS))} filas por hoja y aquí hay más. Exporta un solo mes por archivo y súbelo aquí.`,
  cell_too_long: (issue) =>
    `${place(issue)}Hay una celda con más de ${formatCount(Number(issue.data?.limit ?? MAX_CELL_TEXT))} caracteres, que es lo máximo de una hoja de cálculo. ${fixCell}`,
  out_of_memory: () =>
    'El archivo necesita más memoria de la que puede usar una lectura. Exporta un solo mes por archivo y súbelo aquí.',
  out_of_time: () =>
    'El archivo tarda en leerse mucho más que un balance de su tamaño, y dejamos de leerlo. Exporta un solo mes por archivo y súbelo aquí.',
  format_unknown: ({ data }) =>
    `No reconocimos un balance de prueba por tercero${inSheets(data?.sheets)}${refusalSentence(data)}`,
  format_ambiguous: ({ data, ...issue }) =>
    `${place(issue)}El archivo se puede leer de dos maneras, como ${quoted(data?.first, 'un formato')} y como ${quoted(data?.second, 'otro')}, y no queremos adivinar. Elige tú el software del que viene.`,
  header_missing: (issue) =>
    `${place(issue)}Parece un balance, pero no trae la fila de títulos que dice qué es cada columna. Indica tú las columnas, o expórtalo con sus títulos y súbelo aquí.`,
  no_rows: (issue) =>
    `${place(issue)}Encontramos los títulos del balance pero ninguna fila con cuentas debajo. Revisa el mes y los filtros del informe, expórtalo otra vez y súbelo aquí.`,
  amounts_missing: (issue) =>
    `${place(issue)}Las columnas de saldos y movimientos están en cero o vacías en todas las filas: puede que los títulos no estén encima de sus cifras. Expórtalo otra vez sin mover ni combinar celdas y súbelo aquí.`,
  amount_unreadable: (issue) =>
    `${place(issue)}Esperábamos un número y encontramos ${quoted(issue.found, 'la celda vacía')}. ${ofFormula(issue.found) ?? fixCell}`,
  amount_separators_mixed: (issue) =>
    `${place(issue)}El valor ${quoted(issue.found, 'de esta celda')} usa los puntos y las comas al revés que ${quoted(issue.data?.other, 'otro valor')}${inRow(issue.data?.otherRow)}. Deja un solo signo decimal en todo el archivo y súbelo otra vez.`,
  code_unreadable: (issue) =>
    `${place(issue)}Esperábamos un código de cuenta y encontramos ${quoted(issue.found, 'la celda vacía')}. ${ofFormula(issue.found) ?? whereNoTotal(issue) ?? withThirdParty(issue.found) ?? fixCell}`,
  id_unreadable: (issue) =>
    `${place(issue)}Esperábamos la identificación del tercero y encontramos ${quoted(issue.found, 'un número incompleto')}${isFormula(issue.found ?? '') ? `. ${ofFormula(issue.found)}` : ', a la que le faltan dígitos: Excel la recortó. Dale formato de texto o de número sin decimales a esa columna antes de guardarla, o exporta otra vez el informe y súbelo aquí.'}`,
  row_too_wide: (issue) =>
    `${place(issue)}La fila tiene más celdas que títulos hay${issue.found ? `: sobra ${quoted(issue.found, '')}` : ''}. Las comas que separan las celdas están también dentro de los valores o de los nombres. Expórtalo con punto y coma, o como libro de Excel, y súbelo aquí.`,
  sign_unprovable: (issue) =>
    `${place(issue)}Esperábamos que en cada fila el saldo inicial, más los débitos y menos los créditos (o al revés, según la naturaleza), diera el saldo final, y en muchas no da. Exporta otra vez el informe completo, sin modificarlo, y súbelo aquí.`,
  layout_unproved: (issue) => `${place(issue)}${noticeSentences.layout_unproved(issue)}`,
  period_missing: (issue) =>
    issue.data?.year === undefined
      ? `${place(issue)}El archivo no dice de qué mes es. Elige el mes antes de guardarlo.`
      : `${place(issue)}El título dice ${issue.data.year} y no el mes. Si el informe es de un mes, elígelo antes de guardarlo; si es de todo el año, exporta cada mes en su propio archivo.`,
  period_range: (issue) =>
    `${place(issue)}Esperábamos un solo mes y el título dice ${issue.data?.said ? `«${issue.data.said}»` : range(issue.data?.from, issue.data?.to)}. Exporta cada mes en su propio archivo y súbelos juntos.`,
  code_is_date: (issue) => `${place(issue)}${oneBookSentences.code_is_date(issue)}`,
  code_lost_digits: (issue) => `${place(issue)}${oneBookSentences.code_lost_digits(issue)}`,
  sums_among_rows: (issue) => `${place(issue)}${oneBookSentences.sums_among_rows()}`,
  sheets_incomplete: (issue) => `${place(issue)}${oneBookSentences.sheets_incomplete(issue)}`,
  levels_asked: (issue) => `${place(issue)}${oneBookSentences.levels_asked(issue)}`,
  sign_asked: (issue) => `${place(issue)}${oneBookSentences.sign_asked()}`,
  columns_asked: (issue) => `${place(issue)}${oneBookSentences.columns_asked(issue)}`,
  unit_asked: (issue) => `${place(issue)}${oneBookSentences.unit_asked(issue)}`,
  company_asked: (issue) => `${place(issue)}${oneBookSentences.company_asked(issue)}`,
  book_asked: (issue) => `${place(issue)}${oneBookSentences.book_asked(issue)}`,
  currency_other: (issue) => `${place(issue)}${oneBookSentences.currency_other(issue)}`,
  other_report: ({ data, ...issue }) => `${place(issue)}${otherReportSentence(data)}`,
  period_partial: (issue) => `${place(issue)}${oneBookSentences.period_partial(issue)}`,
  period_quarterly: ({ data }) =>
    `Este archivo${data?.form ? ` del ${data.form}` : ''} trae ${range(data?.from, data?.to)}, y cada auditoría es de un mes. Ese formulario es siempre trimestral: exporta el balance de prueba del mes desde el programa contable de la entidad y súbelo aquí.`,
  period_several: (issue) =>
    `Esperábamos un solo mes y el archivo trae varios${severalMonths(issue)}. Deja un mes por archivo y súbelos juntos.`,
  company_missing: (issue) =>
    `${place(issue)}El archivo no dice de qué empresa es. Comprueba que sea de la empresa que elegiste antes de guardarlo.`,
  company_several: (issue) =>
    `${place(issue)}Aquí empieza el balance de otra empresa, ${issue.data?.other ? quoted(issue.data.other, '') : `con NIT ${issue.data?.otherNit ?? 'distinto'}`}. Deja una empresa por archivo y súbelos juntos.`,
  book_several: (issue) =>
    `${place(issue)}Debajo del primer balance empieza otro con las mismas cuentas, ${quoted(issue.data?.other, 'sin título')}. Deja un solo libro en el archivo y súbelo aquí.`,
  duplicate_row: (issue) =>
    `${place(issue)}Esta fila repite exactamente otra${inRow(issue.data?.otherRow)}, y las dos cuentan. Si la fila está de más, quítala, o exporta otra vez el informe sin modificarlo, y súbelo aquí.`,
  rows_after_total: (issue) =>
    `${place(issue)}Después del total general${inRow(issue.data?.totalRow)} hay más filas con cuentas, y las contamos. Si no son de este balance, bórralas y súbelo otra vez.`,
  no_third_parties: (issue) =>
    `${place(issue)}El archivo trae cuentas pero ningún tercero: parece un balance general. Exporta el balance de prueba por tercero para que podamos revisar los terceros.`,
  parts_and_total: (issue) =>
    `${place(issue)}En la columna ${quoted(issue.data?.name, 'de las partes')}, las filas de ${quoted(issue.data?.value, 'una de ellas')} son la suma de las demás, cuenta por cuenta: se leyeron solo esas, para no contar dos veces cada cifra.`,
  book_copied: (issue) =>
    `${place(issue)}Aquí empieza a repetirse el mismo balance: cada fila con cifras está ${issue.data?.times ?? 2} veces en el archivo. Se leyó una sola vez; si faltara algo, exporta otra vez el informe y súbelo aquí.`,
  columns_by_figures: (issue) => `${place(issue)}${noticeSentences.columns_by_figures(issue)}`,
  other_chart: (issue) =>
    `${place(issue)}El archivo usa el catálogo de cuentas de las entidades públicas, no el PUC de comerciantes con el que viene la parametrización. Indica en Plan de cuentas qué es cada cuenta antes de auditar: sin eso, las validaciones mirarían cuentas que no son.`,
  foreign_chart: (issue) => `${place(issue)}${noticeSentences.foreign_chart(issue)}`,
  totals_differ: (issue) => `${place(issue)}${noticeSentences.totals_differ(issue)}`,
  printed_total_differs: (issue) => `${place(issue)}${noticeSentences.printed_total_differs(issue)}`,
  year_in_file: (issue) => `${place(issue)}${noticeSentences.year_in_file(issue)}`,
  opening_differs: (issue) => `${place(issue)}${noticeSentences.opening_differs(issue)}`,
  future_month: (issue) => `${place(issue)}${noticeSentences.future_month(issue)}`,
};

/** A cell with an error of Excel, or with a formula of which the file has no value. */
function ofFormula(found = ''): string | null {
  if (found.startsWith('#')) return `Es un error de una fórmula de Excel. ${exportAgain}`;
  if (!isFormula(found)) return null;
  return 'Es una fórmula sin su valor guardado, y no la podemos calcular: abre el archivo en Excel, guárdalo y súbelo otra vez.';
}

/** A cell of an account that is a third party's, or has one behind the code. */
function withThirdParty(found = ''): string | null {
  if (found.endsWith(OR_THIRD_PARTY))
    return 'Los terceros están en la columna de la cuenta, y nada dice cuáles de sus números son cuentas: exporta el informe con el NIT en su propia columna, o con los niveles de las cuentas, y súbelo aquí.';
  if (!holdsId(found)) return null;
  return 'Trae la cuenta y el tercero en la misma celda: exporta el informe con la cuenta y el NIT en columnas aparte y súbelo aquí.';
}

/** A row without account that is the sum of nothing: a total of other rows, or a fact. */
function whereNoTotal({ data }: ReadIssue): string | null {
  if (data?.debits === undefined) return null;
  const [debits, credits] = [data.debits, data.credits].map((sum) => writePesos(fromDecimal(String(sum ?? '0'))));
  return `Trae débitos por ${debits} y créditos por ${credits}, que no son la suma de las filas de arriba: si es un total, faltan o sobran filas; si es una cuenta, le falta el código. Exporta el informe completo y súbelo aquí.`;
}

/** Every code, for the documentation. */
export const readIssueCodes = Object.keys(sentences) as readonly ReadIssueCode[];

/**
 * Describes an issue. Fields of `data` that are used when present: `kind` (file_not_spreadsheet), `size`, `limit` and
 * `packed` in bytes, `sheets`, `first` and `second` (formats), `other` and `otherRow`, `from` and `to`, `period` and
 * `otherPeriod` (as 2026-01).
 */
export function describeReadIssue(issue: ReadIssue): string {
  return sentences[issue.code](issue);
}

/** `Hoja Balance, fila 317, columna H (Crédito). `, from the known parts; empty if none is known. */
function place({ sheet, row, column, header }: Place): string {
  const parts: string[] = [];
  if (sheet) parts.push(`hoja ${sheet}`);
  if (row) parts.push(`fila ${row}`);
  if (column !== undefined) parts.push(`columna ${columnLetters(column)}${header ? ` (${header.trim()})` : ''}`);
  if (parts.length === 0) return '';
  const text = parts.join(', ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}. `;
}

type Place = { [key in 'sheet' | 'row' | 'column' | 'header']?: ReadIssue[key] | undefined };

function quoted(value: Value, otherwise: string): string {
  const text = value === undefined ? '' : String(value).trim();
  return text === '' ? otherwise : `«${text}»`;
}

function inRow(row: Value): string {
  return row === undefined ? '' : ` de la fila ${row}`;
}

function inSheets(names: Value): string {
  return names ? ` en ${String(names).includes(', ') ? 'las hojas' : 'la hoja'} ${names}` : '';
}

/** Names of parts of a year, by their months. */
const parts: Readonly<Record<number, string>> = {
  2: 'un bimestre',
  3: 'un trimestre',
  4: 'un cuatrimestre',
  6: 'un semestre',
  12: 'un año',
};

function range(from: Value, to: Value): string {
  const [first, last] = [parsePeriod(String(from)), parsePeriod(String(to))];
  if (first === null || last === null) return 'varios meses';
  const length = last.month - first.month + 1;
  const isPart = first.year === last.year && last.month <= 12 && length in parts && (first.month - 1) % length === 0;
  return `de ${formatPeriod(first)} a ${formatPeriod(last)}${isPart ? `, que es ${parts[length]}` : ''}`;
}

function severalMonths({ data }: ReadIssue): string {
  if (data?.period === undefined || data.otherPeriod === undefined) return '';
  const [one, other] = [data.sheet, data.otherSheet].map((sheet) => (sheet ? ` en la hoja ${sheet}` : ''));
  return `: ${month(data.period)}${one} y ${month(data.otherPeriod)}${other}`;
}

function month(key: Value): string {
  const period = parsePeriod(String(key));
  return period === null ? String(key) : formatPeriod(period);
}

/** ` (1.200 MB frente a 1.024 MB)`: found size against limit. */
function sizes(found: Value, expected: Value): string {
  if (typeof found !== 'number' || typeof expected !== 'number') return '';
  return ` (${megabytes(found)} frente a ${megabytes(expected)})`;
}

function megabytes(bytes: number): string {
  return bytes < 1024 ** 2
    ? `${formatCount(Math.ceil(bytes / 1024))} KB`
    : `${formatCount(Math.ceil(bytes / 1024 ** 2))} MB`;
}
