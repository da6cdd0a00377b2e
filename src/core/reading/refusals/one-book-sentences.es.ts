/** Sentences of what keeps a file from being one book of one company, one month and one unit. */
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import type { ReadIssue } from '../read-issue.ts';

type Data = Pick<ReadIssue, 'data'>;

const asText = 'Dale formato de texto a la columna de las cuentas, exporta otra vez el informe y súbelo aquí.';

export const oneBookSentences = {
  code_is_date: ({ found }: Pick<ReadIssue, 'found'>): string =>
    `Esperábamos un código de cuenta y encontramos una fecha${found ? `, «${found}»` : ''}: Excel convirtió el código. ${asText}`,
  code_lost_digits: ({ found }: Pick<ReadIssue, 'found'>): string =>
    `Esperábamos un código de cuenta y encontramos ${found ? `«${found}»` : 'un número'}, al que le faltan dígitos: Excel lo recortó. ${asText}`,
  unit_asked: ({ data = {} }: Data): string =>
    `El informe dice que sus cifras están en ${data.value ?? 'miles'}${data.said ? `: «${data.said}»` : ''}. Antes de guardarlo, di si las cifras están en ${data.value ?? 'miles'} o en pesos.`,
  levels_asked: ({ data = {} }: Data): string => {
    const others = Number(data.rows ?? 1) - 1;
    const more = others === 0 ? '' : others === 1 ? ' Hay otra fila así.' : ` Hay otras ${others} filas así.`;
    return `Las cifras de esta fila no son la suma de las que tiene debajo, y ni el total del informe ni la partida doble dicen si es un total con diferencias o un movimiento propio de la cuenta.${more} Compara los totales de las dos lecturas con los de tu programa y di cuál es antes de guardarlo.`;
  },
  sign_asked: (): string =>
    'Ningún movimiento dice con qué signo trae el informe todos sus saldos, y con ninguno suman cero. Compara los totales de cada lectura con los de tu programa y di cuál es antes de guardarlo.',
  columns_asked: ({ data = {} }: Data): string =>
    `El informe repite títulos de columnas, y las filas cuadran con más de una${named(data)}. Compara los totales de cada lectura con los de tu programa y di cuál es antes de guardarlo.`,
  sums_among_rows: (): string =>
    'Esta fila repite la suma de las de su bloque, y así todas las que encabezan o cierran un bloque: son totales por tercero, y sus cifras contarían dos veces. Exporta el balance con una columna para la cuenta y otra para el NIT, sin esas filas, y súbelo aquí.',
  sheets_incomplete: ({ data = {} }: Data): string => {
    const sheets = String(data.sheets ?? '').split('\n');
    const names = sheets.map((name) => `«${name}»`).join(', ');
    return `El balance sigue en ${sheets.length === 1 ? 'la hoja' : 'las hojas'} ${names}, y no cuadra ni con ${sheets.length === 1 ? 'ella' : 'ellas'} ni sin ${sheets.length === 1 ? 'ella' : 'ellas'}: puede faltar una hoja. Exporta el libro otra vez con todas sus hojas; si están todas, deja el balance completo en una sola y súbelo aquí.`;
  },
  company_asked: ({ data = {} }: Data): string =>
    `El archivo trae varias empresas${named(data)}. Di de cuál es el balance antes de guardarlo, o exporta una empresa por archivo.`,
  book_asked: ({ data = {} }: Data): string =>
    `El archivo trae varios libros${named(data)}. Di cuál auditamos antes de guardarlo, o exporta un libro por archivo.`,
  currency_other: ({ found, data = {} }: Pick<ReadIssue, 'found' | 'data'>): string =>
    `Esperábamos cifras en pesos colombianos y el informe está en ${data.currency ?? 'otra moneda'}${found ? `: «${found}»` : ''}. Expórtalo en pesos y súbelo aquí.`,
  period_partial: ({ data = {} }: Data): string =>
    `Esperábamos el mes completo y el título dice ${days(data)}. Exporta el informe del primer al último día del mes y súbelo aquí.`,
};

/** «del 1 de marzo de 2026 al 15 de marzo de 2026», from the known ends. */
function days({ first, last, said }: NonNullable<ReadIssue['data']>): string {
  if (said !== undefined) return `«${said}»`;
  const ends = [
    first === undefined ? '' : `del ${formatDayOfYear(String(first))}`,
    last === undefined ? '' : `${first === undefined ? 'hasta el' : 'al'} ${formatDayOfYear(String(last))}`,
  ].filter(Boolean);
  return ends.length > 0 ? ends.join(' ') : 'menos';
}

/** «: Acme, NIT 900111222 y Otra, NIT 900333444»; nothing where the choices are not known. */
function named({ choices }: NonNullable<ReadIssue['data']>): string {
  const names = String(choices ?? '')
    .split('\n')
    .filter(Boolean)
    .map((name) => `«${name}»`);
  const most = 4;
  const told = names.length > most ? [...names.slice(0, most), `${names.length - most} más`] : names;
  return told.length < 2 ? '' : `: ${told.slice(0, -1).join(', ')} y ${told.at(-1)}`;
}
