/**
 * Places of accounts that the decree does not have and no title explains: the flat lists of ERPs number them freely (400001
 * «Venta de muebles», 320001 «Utilidad del ejercicio»). Their class holds; their group is said by the name.
 */
import { pucAccount } from '#core/reference/chart/puc.ts';

const BY_NAME: readonly (readonly [place: string, classes: string, name: RegExp])[] = [
  ['1400', '1', /^(MERCANCIAS?|INVENTARIOS?|MATERIAS? PRIMAS?|PRODUCTOS? (EN PROCESO|TERMINADOS?))\b/],
  ['2335', '2', /^(HONORARIOS|ARRENDAMIENTOS|SERVICIOS|COSTOS Y GASTOS|OTROS COSTOS)\b.*\bPOR PAGAR$/],
  ['2105', '2', /^(PAGARES?|LEASING|ARRENDAMIENTOS? FINANCIEROS?|OBLIGACION(ES)? FINANCIERAS?)\b/],
  ['2335', '2', /^(FLETES?|TRANSPORTES?|ACARREOS)\b.*\bPOR PAGAR\b/],
  ['3605', '3', /^(UTILIDAD|RESULTADO|EXCEDENTE|GANANCIA)(E?S)?( NET[AO]S?)?( DEL?)?( EL| PRESENTE)? EJERCICIO\b/],
  ['3610', '3', /^(PERDIDA|DEFICIT)S?( NET[AO]S?)?( DEL?)?( EL| PRESENTE)? EJERCICIO\b/],
  ['3705', '3', /^(UTILIDAD|RESULTADO|EXCEDENTE|GANANCIA)(E?S)?\b.*\b(ACUMULAD|RETENID|ANTERIORES)/],
  ['3710', '3', /^PERDIDAS?\b.*\b(ACUMULAD|RETENID|ANTERIORES)/],
  ['3115', '3', /^(APORTES|CUOTAS) (SOCIALES|DE INTERES)/],
  ['5199', '5', /^DETERIORO\b/],
  ['5405', '5', /^IMPUESTO (DE|SOBRE LA) RENTA|\bRENTA Y COMPLEMENTARIOS/],
];
/** Income and expenses in groups that the decree does not have: financial and other ones by name, else those of the activity. */
const OTHER_INCOME =
  /\bINTERES|RENDIMIENTO|DIFERENCIA EN CAMBIO|\bDIVIDENDO|APROVECHAMIENTO|RECUPERACI|\bDESCUENTOS?\b/;
const OTHER_EXPENSE = /\bINTERES|\bBANCARI|DIFERENCIA EN CAMBIO|GRAVAMEN|\bMULTAS?\b|AJUSTES? AL PESO|\bPERDIDA EN\b/;

/**
 * Place by name of an account of four digits or more; null where the decree has it, and where its name says nothing.
 * `isForeign`: the chart's codes are not the decree's, whatever it has there.
 */
export function placeOfUnlisted(code: string, name: string, isForeign = false): string | null {
  if (code.length < ACCOUNT || (!isForeign && pucAccount(code.slice(0, ACCOUNT)) !== null)) return null;
  const named = BY_NAME.find(([, classes, pattern]) => classes === code[0] && pattern.test(name));
  if (named) return named[0].endsWith('00') && code.startsWith(named[0].slice(0, GROUP)) ? null : named[0];
  if (!isForeign && pucAccount(code.slice(0, GROUP)) !== null) return null;
  if (code[0] === '4') return OTHER_INCOME.test(name) ? '4200' : '4100';
  if (code[0] === '5') return OTHER_EXPENSE.test(name) ? '5300' : '5100';
  return code[0] === '6' ? '6100' : null;
}

const GROUP = 2;
const ACCOUNT = 4;
