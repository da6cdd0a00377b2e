/** Texts of the financial statements. */
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatPercent } from '#core/money/money.es.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import type { CascadeKind } from './charts/cascade.ts';
import type { Comparison, Level, StatementView } from './statement-view.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const monthOf = (key: string) => formatPeriod(parsePeriod(key)!);
const shortOf = (key: string) => formatShortPeriod(parsePeriod(key)!);
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

export const unitWords: Record<StatementUnit, string> = {
  pesos: 'pesos',
  miles: 'miles de pesos',
  millones: 'millones de pesos',
  uvt: 'UVT',
  constantes: 'pesos constantes',
};

/** In the chooser, and in the words of what is chosen. */
const comparisonNames: Record<Comparison, [name: string, short: string]> = {
  'mes-anterior': ['Mes anterior', 'mes'],
  'ano-anterior': ['El mismo mes del año anterior', 'año'],
  acumulado: ['Acumulado del año y del anterior', 'acumulado'],
  diciembre: ['Diciembre anterior', 'diciembre'],
  presupuesto: ['Presupuesto', 'presupuesto'],
};

interface ContextFacts extends Pick<StatementView, 'unit' | 'isYear' | 'byNature' | 'isClosed'> {
  period: string;
  /** Assets are equal to liabilities, equity and result. */
  isBalanced: boolean;
}

export const statementText = {
  title: 'Estados financieros',
  choose: 'Elige una empresa en la parte de arriba para ver sus estados financieros.',
  empty: 'Los estados financieros salen del balance de prueba por tercero. Carga el de un mes y aquí los ves.',
  load: 'Cargar un balance',
  noMonth: (period: string) => `No hay un balance de ${monthOf(period)}.`,
  seeNewest: 'Ver el último mes',
  unknown: 'Ese estado financiero no existe. Elige uno de la lista.',
  lines: 'Líneas y cuentas',
  budget: 'Presupuesto',
  /** `Octubre de 2026, miles de pesos. Antes de cierre; el activo es igual al pasivo más el patrimonio.` */
  context: ({ period, unit, isYear, byNature, isClosed, isBalanced }: ContextFacts) => {
    const when = isYear ? `año corrido a ${monthOf(period)}` : monthOf(period);
    const nature = byNature ? ', gastos por naturaleza' : '';
    const closing = isClosed ? 'Después de cierre' : 'Antes de cierre';
    return `${capital(when)}, ${unitWords[unit]}${nature}. ${closing}${isBalanced ? '; el activo es igual al pasivo, el patrimonio y el resultado' : ''}.`;
  },
  signedOff: 'Mes cerrado: las cifras son las que se firmaron.',
};

export const toolsText = {
  unit: 'Presentación',
  units: {
    pesos: 'Pesos',
    miles: 'Miles',
    millones: 'Millones',
    uvt: 'UVT',
    constantes: 'Pesos constantes',
  } satisfies Record<StatementUnit, string>,
  level: 'Nivel',
  levels: { grupo: 'Grupo', cuenta: 'Cuenta', auxiliar: 'Auxiliar' } satisfies Record<Level, string>,
  shares: 'Análisis vertical',
  hideZeros: 'Ocultar ceros',
  compare: 'Comparar',
  compareWith: (chosen: readonly Comparison[]) =>
    chosen.length === 0 ? 'Sin comparar' : `Comparar con: ${inWords(chosen.map((one) => comparisonNames[one][1]))}`,
  comparison: (one: Comparison) => comparisonNames[one][0],
  missing: (period: string) => `no hay balance de ${monthOf(period)}`,
  by: 'Gastos',
  byFunction: 'Por función',
  byNature: 'Por naturaleza',
  figures: 'Cifras',
  basis: 'Periodo',
  ofMonth: 'Del mes',
  ofYear: 'Del año',
  method: 'Método',
  indirect: 'Método indirecto',
  direct: 'Método directo',
  closing: 'Cierre',
  before: 'Antes de cierre',
  after: 'Después de cierre',
};

export const columnText = {
  concept: 'Concepto',
  amount: 'Valor',
  difference: 'Variación',
  percent: 'Var. %',
  fresh: 'nuevo',
  /** Of results, where income is positive and what is spent negative. */
  directions: { up: 'mejora el resultado', down: 'desmejora el resultado' },
  /** Of the base, as it is written. */
  ofNegative: (base: string) => `Porcentaje de una cifra negativa, ${base}: la variación sobre su valor sin signo.`,
  negatives:
    'La variación es la cifra más reciente menos la otra, con su signo. Donde la otra es negativa, el porcentaje es sobre su valor sin signo: entre paréntesis, la cifra bajó.',
  crossedChanges:
    'Las variaciones se calculan en pesos y después se redondean: pueden diferir en una unidad de la resta de las cifras a la vista.',
  none: '–',
  absent: (one: Comparison, month: string) =>
    `Sin cifras comparativas para «${comparisonNames[one][0]}»: no hay balance de ${monthOf(month)}.`,
  load: 'Cargarlo',
  whoLoadsRates: 'Lo que falta lo carga quien administra Cuadre, en Tablas de ley.',
  shareOfSales: '% ventas',
  shareOfAssets: '% activo',
  /** `vs 2025` of the column «Acumulado 2025». */
  against: (label: string) => `vs ${label.replace(/^\D+/, '')}`,
  /** Of hundredths: `1,85`, `34,3 %`, `41,8` days; negatives in parentheses. */
  ratio: (hundredths: bigint, unit: 'times' | 'percent' | 'days') => {
    const value = Math.abs(Number(hundredths)) / 100;
    const told = formatPercent(value, unit === 'times' ? 2 : 1);
    const text = unit === 'percent' ? told : told.replace(/\s*%$/, '');
    return hundredths < 0n && /[1-9]/.test(text) ? `(${text})` : text;
  },
  /** Between percentages: `1,3 pp`, percentage points. */
  points: (hundredths: bigint) => columnText.ratio(hundredths, 'percent').replace(/\s*%/, ' pp'),
  explain: (name: string) => `Qué es ${name}`,
  open: (name: string) => `Abrir ${name}`,
  close: (name: string) => `Cerrar ${name}`,
  finding: (title: string, count: number) => (count > 1 ? `${title}, y ${count - 1} más` : title),
  marks: {
    proposed: 'Línea propuesta por su nombre y su comportamiento: revísala',
    reclassified: 'Reclasificado: saldos contrarios de terceros',
    unmapped: 'Ninguna línea tiene esta cuenta',
  },
  markWords: { proposed: 'propuesta', reclassified: 'reclasificado', unmapped: 'sin línea' },
  /** Rows that rounding left a unit away from their nearest. */
  adjusted: (names: readonly string[]) => {
    const told = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} más`] : names;
    return `Para que los totales sumen después de redondear, ajustamos la última cifra de: ${inWords(told)}.`;
  },
  /** As documents of a group say it. */
  crossed: 'Cada columna se redondea por su lado: la suma de las empresas puede diferir del consolidado en una unidad.',
  nothing: 'Este mes no tiene cifras en este estado.',
};

export const checkText = {
  title: 'Pruebas',
  allHold: (count: number) => `Cuadra: las ${count} pruebas se cumplen.`,
  fail: (count: number) => plural(count, 'prueba no se cumple', 'pruebas no se cumplen'),
  /** Before the full stop, if there is one. */
  withDifference: (words: string, amount: string) => `${words.replace(/\.$/, '')} (diferencia ${amount}).`,
  see: 'Ver las pruebas',
  mapping: (proposed: number, unmapped: number) =>
    inWords([
      ...(proposed > 0 ? [plural(proposed, 'cuenta con línea propuesta', 'cuentas con línea propuesta')] : []),
      ...(unmapped > 0 ? [plural(unmapped, 'cuenta sin línea', 'cuentas sin línea')] : []),
    ]),
  review: 'Revisar las líneas',
  findings: 'Ver los hallazgos del mes',
};

export const chartText = {
  asTable: 'Ver como tabla',
  constant: (unit: string) => `${unit} constantes`,
  withoutIndex: 'los meses sin cifras no se dibujan',
  asChart: 'Ver como gráfica',
  concept: 'Concepto',
  amount: 'Valor',
  /** Cut at a word to about this many letters. */
  short: (words: string, most: number) => {
    if (words.length <= most) return words;
    const cut = words.slice(0, Math.max(1, most - 1));
    return `${cut.replace(/\s+\S*$/, '') || cut}…`;
  },
  /** Broken at a word where it is longer than a line; the second line may be cut. */
  twoLines: (words: string, most: number): string[] => {
    if (words.length <= most) return [words];
    const breaks = [...words.matchAll(/ /g)].map(({ index }) => index).filter((index) => index <= most);
    const at = breaks.at(-1) ?? words.indexOf(' ');
    return at < 0 ? [words] : [words.slice(0, at), chartText.short(words.slice(at + 1), most)];
  },
  /** `said`: first, last and extreme. */
  cascade: (title: string, of: string, said: string) => `${title}: cascada de ${of}; ${said}`,
  stacks: (of: string, stacks: readonly { name: string; sum: string; most: string }[]) =>
    `Composición en ${of}: ${stacks.map(({ name, sum, most }) => `${name} ${sum}, lo mayor ${most}`).join('; ')}`,
  items: (title: string, of: string, said: string) => `${title}, ${of}, una barra por ítem; ${said}`,
  /** `said`: first, last and extreme of each. */
  trend: (series: readonly { name: string; said: string }[], range: string) =>
    `${inWords(series.map(({ name }) => name))} por mes, ${range}. ${series.map(({ name, said }) => `${name}: ${said}.`).join(' ')}`,
  point: (name: string, month: string, figure: string) => `${name}, ${monthOf(month)}: ${figure}`,
  range: (first: string, last: string) => `${shortOf(first)} a ${shortOf(last)}`,
  month: shortOf,
  cascadeTitles: {
    result: 'De las ventas a la utilidad',
    cash: 'Del efectivo inicial al final',
    equity: 'Del patrimonio inicial al final',
  } satisfies Record<CascadeKind, string>,
  compositionTitle: 'Lo que tiene y a quién se lo debe',
  positionTitle: 'Posición fiscal por ítem',
  trendTitle: 'Mes a mes',
};
