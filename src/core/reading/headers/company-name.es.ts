/**
 * The company's name in a line of a report's title. A line is a report's name only if it begins like one or says
 * nothing else: a name that contains such a word («New Balance Colombia S.A.S.», «Librería El Libro Mayor») keeps it.
 */
import { TextMemo } from '#core/dictionary/text-memo.ts';
import { plainText } from './header-row.ts';

/** Words of which names of reports are made, normalised. */
const VOCABULARY = new Set(
  `balance balances comprobacion prueba pruebas reporte reportes informe informes libro libros mayor mayores auxiliar auxiliares
  general generales cifras anexo anexos acumulado acumulados acumulada acumuladas mensual anual periodo tercero terceros cuenta
  cuentas nit saldo saldos sumas movimiento movimientos detallado detallada detalle resumido resumida resumen consolidado consolidada
  por de del la el los las lo con sin y e o a al en entre desde hasta segun niif fiscal fiscales local contable contables
  contabilidad financiero financieros financiera estado estados situacion resultado resultados inicial iniciales final finales
  anterior anteriores nuevo nuevos nivel niveles mes ano clase grupo subcuenta centro centros costo costos sucursal sucursales
  comparativo oficial definitivo preliminar borrador modelo listado relacion consulta expresado expresada expresadas pesos
  colombianos miles millones valores excel version hoja pagina trial ledger account accounts third party diario inventarios
  inventario modulo sistema software exportado digitos debitos creditos puc colgaap internacional norma normas x`.split(
    /\s+/,
  ),
);
/** A word that only reports have, or names of companies that borrow it. */
const REPORT_WORD = /balance|comprobaci|prueba|reporte|informe|libro|cifras|anexo|acumulad/i;
/** Begins like a report, whatever follows. */
const REPORT_HEAD =
  /^(?:balances? (?:de (?:prueba|comprobacion|sumas|saldos|terceros|cuentas)|general|por |prueba|comprobacion|comparativ|consolidad|mensual|detallad|acumulad|trial|y |a |al |auxiliar|fiscal|niif|con |sin |inicial|clasificad)|libros? (?:mayor(?: y|$)|auxiliar|diario|oficial|de (?:mayor|diario|inventario|balance))|mayor y balance|(?:reporte|informe) (?:de|del|general|contable|financiero|por|mensual|generado)|cifras (?:en|expresad)|valores (?:en|expresad)|anexo (?:al|a|de|del|n|\d)|saldos? (?:de |por |al? |y mov|inicial|final|anterior|contab|consolid|detall)|acumulad[oa]s?(?: |$)|estados? (?:de|financier))/;
/** Legal forms that end a name, with what may follow them. Of small letters without dots: it is compiled in a quarter of the time. */
const LEGAL =
  /(?:^|[\s,])(?:s\s?a\s?s|s\s?a|ltda|limitada|e\s?u|s\s?c\s?a|s en c(?: ?s)?|e\s?s\s?p|bic|e\s?s\s?e|ips|p\s?h|inc|corp|llc|srl|[y&] c[ií]a|[y&] compa[nñ][ií]a|sucursal (?:de )?colombia(?:na)?|cooperativa|en liquidaci[oó]n|en reorganizaci[oó]n|zomac)\)?\s*$/;
/** Forms that begin a name. */
const LEGAL_HEAD =
  /^(?:fundaci[oó]n|corporaci[oó]n|asociaci[oó]n|cooperativa|conjunto residencial|edificio|uni[oó]n temporal|consorcio|copropiedad|parroquia|junta de)\s+\S/i;
/** `Acme S.A.S. - Balance de prueba`: parts of a line. */
const PARTS = /\s+[-–—|]+\s+/;

/** Digits of a NIT at the end of a line, with its label. */
const NUMBER_AFTER = /[\s\-–:,|(]*(?:n\.?i\.?t\.?)?[\s.:]*\d[\d.\s-]{5,}\)?\s*$/i;

/** Titles ask several times for the form of a line, and the next file repeats it. */
const known = new TextMemo<boolean>(500);

/** Whether a line ends like the name of a company, whose NIT may follow, or begins like that of an entity. */
export function hasLegalForm(line: string): boolean {
  return known.of(line, findLegalForm);
}

function findLegalForm(line: string): boolean {
  return LEGAL.test(plainForms(line.replace(NUMBER_AFTER, ''))) || LEGAL_HEAD.test(line);
}

/** `ACME S.A.S.` as `acme sas`. */
function plainForms(line: string): string {
  return line.replaceAll('.', '').toLowerCase();
}

/** Whether a line has a word of reports, and so may be the name of one. */
export function hasReportWord(line: string): boolean {
  return REPORT_WORD.test(line);
}

/**
 * The name in a line with a word of reports, null if the line names a report. `sure`: its legal form says so; other
 * names give way to a line without such words.
 */
export function nameAmongReportWords(line: string): { name: string; sure: boolean } | null {
  const parts = line.split(PARTS).filter((part) => part.trim() !== '');
  const names = parts.length > 1 ? parts.filter((part) => !isReportName(part)) : [line];
  const [name] = names;
  if (name === undefined) return null;
  // Of several parts only a legal form tells the name from the rest.
  if (parts.length > 1 && names.length < parts.length) {
    const legal = names.find(hasLegalForm);
    return legal === undefined ? null : { name: legal.trim(), sure: true };
  }
  if (!isReportName(line)) return { name: line.trim(), sure: hasLegalForm(line) };
  const rest = LEGAL.test(plainForms(line)) ? afterReportWords(line) : '';
  return rest === '' ? null : { name: rest, sure: true };
}

/** `BALANCE DE PRUEBA ACME S.A.S.`: what follows the words of the report, if it is more than a legal form. */
function afterReportWords(line: string): string {
  const words = line.trim().split(/\s+/);
  const first = words.findIndex((word) => !VOCABULARY.has(plainText(word)));
  const rest = words.slice(first).join(' ');
  return first > 0 && plainForms(rest).replace(LEGAL, '').trim() !== '' ? rest : '';
}

/** Whether a line says nothing but words of reports, or begins like one. */
export function isReportName(line: string): boolean {
  const plain = plainText(line);
  const words = plain.split(' ').filter((word) => word !== '' && !/^\d+$/.test(word));
  if (words.every((word) => VOCABULARY.has(word))) return true;
  return REPORT_HEAD.test(plain);
}

/** The NIT of a line that begins with it, without its DV. */
const NIT_FIRST = /^\s*n\.?\s?i\.?\s?t\.?\s*(?:n[o°º]\.?)?\s*[:.]?\s*(\d[\d.]{7,12}\d)/i;
const NIT_LENGTH = 9;

/** NITs of the lines of a title that come below, or beside, the name of a company, each once. */
export function nitsOfCompanies(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, at) => {
    const nit = NIT_FIRST.exec(line)?.[1]?.replaceAll('.', '').slice(0, NIT_LENGTH);
    return nit !== undefined && (namesOrganisation(line) || namesOrganisation(lines[at - 1] ?? '')) ? [nit] : [];
  });
  return [...new Set(found)];
}

/** Labels of a company's name, and what organisations without a legal form are called. */
const ORGANISATION =
  /^\s*(?:(?:raz[oó]n social|empresa|compa[nñ][ií]a|entidad|cliente)\s*:|(?:fundaci[oó]n|corporaci[oó]n|asociaci[oó]n|cooperativa|conjunto|edificio|colegio|club|sindicato|fondo|iglesia|parroquia|consorcio|uni[oó]n temporal)\b)/i;

function namesOrganisation(line: string): boolean {
  return hasLegalForm(line) || ORGANISATION.test(line);
}
