/** Words by which accounts say what their code does not: when they are due, and of which line they are. */
import { lookUp } from '#core/dictionary/look-up.ts';

const LONG_TERM = /\bLARGO PLAZO\b|\bL P\b|\bLP\b|\bNO CORRIENTES?\b/;

/** By a normalised name (`plainName`). */
export function isLongTerm(name: string): boolean {
  return LONG_TERM.test(name);
}

const SUBSIDIARY =
  /\b(SUBSIDIARIA|SUBORDINADA|FILIAL|ASOCIADA|CONTROLADA|NEGOCIOS? CONJUNTO|METOD[O] DE PARTICIPACION)/;

/** Of an account of investments: held for control or influence, and so not current, by a normalised name. */
export function isOfSubsidiaries(name: string): boolean {
  return SUBSIDIARY.test(name) && !/\bNO (CONTROLADA|ASOCIADA)/.test(name);
}

/** «Obligaciones financieras a largo plazo». */
export function longTermName(line: string): string {
  return `${line} a largo plazo`;
}

const LOAN = /\bPAGARE|\bCREDITO|\bPRESTAMO|\bLEASING|\bTARJETA|\bLARGO PLAZO/;

/** A loan that the company keeps below 210505, the account of overdrafts. */
function isNamedLoan(name: string): boolean {
  return LOAN.test(name) && !/\bSOBREGIRO/.test(name);
}

const EXCHANGE = /\bDIF\w* (EN |DE |POR )?CAMBIO/;
const REALISED = /(?<!\bNO )\bREALIZAD/;

/** Of financial and other results: whether they are of the exchange difference that moved no cash. */
const exchangeLines: Readonly<Record<string, readonly [exchange: string, realised: string]>> = {
  financialIncome: ['exchangeGain', 'financialIncome'],
  otherIncome: ['exchangeGain', 'financialIncome'],
  exchangeGain: ['exchangeGain', 'financialIncome'],
  financialExpenses: ['exchangeLoss', 'financialExpenses'],
  otherExpenses: ['exchangeLoss', 'financialExpenses'],
  exchangeLoss: ['exchangeLoss', 'financialExpenses'],
};

/** Of a line of exchange differences, the line of those that were cash; null for any other line. */
export function realisedLine(line: string): string | null {
  const [exchange, realised] = lookUp(exchangeLines, line) ?? [];
  return line === exchange ? realised! : null;
}

/** Below cost of sales and production the chart is the company's own: names say what is no cash. */
const PRODUCTION = ['productionCosts', 'productionDepreciation', 'productionAmortisation', 'costOfSales'];

/** The line that names say instead of the one by code (`own`); null where they say nothing. */
export function namedOtherwise(own: string, place: string, names: readonly string[]): string | null {
  const [name = ''] = names;
  if (own === 'overdrafts') return isNamedLoan(name) ? 'loans' : null;
  const [exchange, realised] = lookUp(exchangeLines, own) ?? [];
  if (exchange && (own === exchange || EXCHANGE.test(name))) return REALISED.test(name) ? realised! : exchange;
  if (!PRODUCTION.includes(own) || names.length === 0) return null;
  if (names.some((one) => /\bDEPRECIACI/.test(one))) return 'productionDepreciation';
  if (names.some((one) => /\bAMORTIZACI/.test(one))) return 'productionAmortisation';
  return place.startsWith('7') ? 'productionCosts' : null;
}
