/** Texts of the chart of accounts. */

import type {
  ChartChange,
  ChartDocument,
  ChartInference,
  ChartPreview,
  Witness,
} from '#api/audits/parametrization/chart/contract.ts';
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatCount, formatPercent, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { TourStep } from '../../tours/tour-step.ts';
import { saidSeries } from '../../ui/chart/said-series.es.ts';
import type { BulkAct } from './edits/bulk-edits.ts';
import type { Show } from './tree/chart-index.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const accounts = (count: number) => counted(count, 'cuenta', 'cuentas');
const percent = (perMille: number) => formatPercent(perMille / 10);

const shows: Readonly<Record<Show, string>> = {
  all: 'Todas',
  unused: 'Sin uso',
  new: 'Nuevas',
  suggested: 'Por confirmar',
  changed: 'Cambiadas',
};

const witnesses: Readonly<Record<Witness, string>> = {
  name: 'Nombre',
  balance: 'Saldo',
  movement: 'Movimiento',
  thirdParties: 'Terceros',
  code: 'Código',
};

const acts: Readonly<Record<BulkAct, string>> = {
  debit: 'Naturaleza débito',
  credit: 'Naturaleza crédito',
  asPuc: 'Naturaleza según el PUC',
  takesThirdParties: 'Reciben terceros',
  noThirdParties: 'No reciben terceros',
  takesMovements: 'Reciben movimientos',
  noMovements: 'No reciben movimientos',
  asBooks: 'Como digan los balances',
  nonDeductible: 'Marcar no deducible',
  deductible: 'Quitar no deducible',
  byThirdParty: 'Marcar naturaleza por tercero',
  byAccount: 'Quitar naturaleza por tercero',
  dropUses: 'Quitar usos',
};

/** Steps of the guided tour. */
export const chartTour: readonly TourStep[] = [
  {
    part: '[data-tour=coverage]',
    title: 'Cuánto se revisa',
    text: 'Qué parte del valor del balance mira alguna validación, en total y por clase. Lo punteado no lo mira ninguna.',
  },
  {
    part: '[data-tour=chart-filters]',
    title: 'Busca y filtra',
    text: 'Por código o por nombre. Los filtros separan las cuentas sin uso, las nuevas del mes y las que cambiaste.',
  },
  {
    part: '[data-tour=chart-account]',
    title: 'El árbol de tu plan',
    text: 'Sale de tus balances. Con las flechas del teclado subes, bajas, abres y cierras; Enter muestra la cuenta.',
  },
  {
    part: '[data-tour=chart-uses]:not(:empty)',
    title: 'Quién usa cada cuenta',
    text: 'Las validaciones y los ítems del informe que la miran; cada etiqueta lleva allí. Las que terminan en «?» son sugeridas: confírmalas o déjalas para después.',
  },
  {
    part: '[data-tour=chart-marks]',
    title: 'Marcas',
    text: 'No deducible, y naturaleza por tercero. Se cambian en el panel de la cuenta.',
  },
  {
    part: '[data-tour=chart-choose]',
    title: 'Una o muchas a la vez',
    text: 'Marca cuentas, o un título para tomar todo lo que contiene. Antes de guardar ves qué cambiaría, y lo guardado se puede deshacer.',
  },
  {
    part: '[data-tour=chart-import]',
    title: 'También desde un Excel',
    text: 'El nuestro, o el plan de cuentas que exporta Siigo. Ves las diferencias antes de guardarlas.',
  },
];

/** Months of an account. */
export const monthsText = {
  title: (count: number) => (count === 12 ? 'Doce meses' : counted(count, 'mes', 'meses')),
  asTable: 'Ver como tabla',
  asChart: 'Ver como dibujo',
  sides: (nature: 'D' | 'C') =>
    (nature === 'D' ? ['débitos', 'créditos'] : ['créditos', 'débitos']) as [string, string],
  month: (key: string) => {
    const period = parsePeriod(key);
    return period === null ? key : formatShortPeriod(period);
  },
  bar: (period: string, nature: 'D' | 'C', added: bigint, taken: bigint) => {
    const [first, second] = monthsText.sides(nature);
    return `${monthsText.month(period)}: ${first} ${formatPesos(added)}, ${second} ${formatPesos(taken)}`;
  },
  /** `months`: those drawn. */
  sentence: (code: string, months: readonly { period: string; debit: string; credit: string }[]) => {
    const side = (of: 'debit' | 'credit') =>
      saidSeries(
        months.map((month) => ({ name: monthsText.month(month.period), value: fromDecimal(month[of]) })),
        formatPesos,
      );
    return `Débitos y créditos de la ${code}. Débitos: ${side('debit')}. Créditos: ${side('credit')}.`;
  },
  columns: { month: 'Mes', debit: 'Débitos', credit: 'Créditos', closing: 'Saldo' },
};

export const chartText = {
  title: 'Plan de cuentas',
  chooseCompany: 'Elige una empresa para ver su plan de cuentas.',
  needsBooks:
    'El plan de cuentas sale de los libros de la empresa: para verlo necesitas también el permiso de ver auditorías. Pídeselo a quien administra la suscripción.',
  context: ({ accounts: all, months, format }: ChartDocument, period: Period | null) =>
    period === null
      ? `${accounts(all.length)}, todavía sin balances.`
      : `${accounts(all.length)} de ${counted(months, 'balance', 'balances')}; el último, ${formatPeriod(period)}${format === null ? '' : ` de ${format}`}.`,
  empty: 'El plan de cuentas sale solo del primer balance que cargues. También puedes',
  bringIt: 'traerlo de un Excel',
  or: 'o',
  startPredefined: 'empezar con lo predefinido',
  forSoftware: (name: string) => `para ${name}.`,
  load: 'Cargar balance',
  import: 'Traer de un Excel',
  importTitle: (file: string, count: number) => `${file}: ${accounts(count)}`,
  notImported: 'No pudimos traer el plan de cuentas',
  addedOf: (count: number) => `${counted(count, 'cuenta nueva entra', 'cuentas nuevas entran')} al plan.`,
  columns: (period: string | null) => {
    const month = period === null ? null : parsePeriod(period);
    return [
      { key: 'account', title: 'Cuenta' },
      { key: 'nature', title: 'Nat.' },
      { key: 'closing', title: month === null ? 'Saldo' : `Saldo ${formatShortPeriod(month)}` },
      { key: 'movements', title: 'Mov.' },
      { key: 'people', title: 'Terceros' },
      { key: 'uses', title: 'Usado por' },
      { key: 'marks', title: 'Marcas' },
    ] as const;
  },
  closingOf: (period: string | null) => {
    const month = period === null ? null : parsePeriod(period);
    return month === null ? 'Saldo' : `Saldo de ${formatPeriod(month)}`;
  },
  account: 'Cuenta',
  natures: { D: 'Débito', C: 'Crédito' },
  nature: 'Naturaleza',
  takes: 'Movimiento y terceros',
  movements: 'Movimientos',
  thirdParties: 'Terceros',
  takesMovements: 'Recibe movimientos',
  noMovements: 'No recibe movimientos',
  takesThirdParties: 'Recibe terceros',
  noThirdParties: 'No recibe terceros',
  active: 'Activa',
  inactive: 'Inactiva',
  marksTitle: 'Marcas',
  noMarks: 'sin marcas',
  marks: {
    4: { short: 'No deducible', title: 'No deducible', help: 'va a los gastos no deducibles de la renta' },
    6: {
      short: 'Por tercero',
      title: 'Naturaleza por tercero',
      help: 'revisa el lado del saldo en cada tercero',
    },
  },
  isNew: 'nueva',
  unused: 'sin uso',
  without: 'sin uso',
  guess: (role: string) => `${role}?`,
  confirm: (code: string, role: string) => `Confirmar la ${code} como ${role}`,
  later: (code: string) => `Dejar la ${code} para después`,
  choose: (label: string) => `Elegir ${label}`,
  chooseAll: 'Elegir todas las cuentas',
  turn: (isOpen: boolean, label: string) => `${isOpen ? 'Cerrar' : 'Abrir'} ${label}`,
  search: 'Buscar en el plan de cuentas',
  codeOrName: 'Código o nombre',
  filter: 'Qué cuentas se ven',
  shows,
  filters: 'Filtros',
  moreFilters: (count: number) => (count === 0 ? 'Más filtros' : `Más filtros: ${counted(count, 'puesto', 'puestos')}`),
  class: 'Clase',
  moved: 'Movimiento',
  movedOptions: [
    { value: 'si', label: 'Con movimiento en el mes' },
    { value: 'no', label: 'Sin movimiento en el mes' },
  ],
  found: (count: number) => `${counted(count, 'fila', 'filas')} a la vista`,
  nothing: (words: string) =>
    words.trim() === ''
      ? 'Ninguna cuenta cumple estos filtros.'
      : `Ninguna cuenta de las que se ven dice «${words.trim()}».`,
  searchAll: 'Ver todas',
  looksAt: (share: string) => `Las validaciones miran el ${share}`,
  ofTheValue: 'del valor del balance',
  unusedAccounts: (count: number) => `${accounts(count)} sin uso`,
  for: 'por',
  /** After the name of a class and its percentage. */
  classCoverage: ', lo que miran las validaciones',
  shortClass: (id: number, name: string) =>
    ({ 6: 'Costos', 7: 'Producción', 8: 'Orden deud.', 9: 'Orden acr.' })[id] ?? name,
  suggestion: 'Uso sugerido',
  bannerTitle: (codes: readonly string[], role: string) => {
    const [first] = codes;
    return codes.length === 1
      ? `Tu cuenta ${first} parece ${role}: confírmalo`
      : `Tus cuentas ${first} y ${formatCount(codes.length - 1)} más parecen ${role}: confírmalo`;
  },
  bannerWhy: ({ isDoubtful, confidence, why, equivalent }: ChartInference) =>
    `${isDoubtful || confidence < 0.75 ? 'Probable' : 'Muy probable'}. Equivale a la ${equivalent} del PUC: ${why}.`,
  speaks: (is: boolean) => (is ? 'a favor:' : 'no lo dice:'),
  witnesses,
  yes: 'Sí, así es',
  other: 'Elegir otra',
  leaveForLater: 'Dejar para después',
  suggestedUse: (role: string) => `Uso sugerido: ${role}`,
  confirmOne: 'Confirmar',
  confirmAndGo: 'Confirmar y seguir',
  isNot: 'No es',
  isOther: 'Es otra cosa…',
  pucAccount: 'Cuenta del PUC',
  store: 'Guardar',
  uses: 'Usos',
  nobody: 'Ninguna validación mira esta cuenta.',
  titleOnly: 'Es un título: los usos están en sus cuentas.',
  heldBy: (role: string, entry: string) =>
    entry.startsWith('=') ? `papel ${role}, solo esta cuenta` : `papel ${role}, por ${entry}*`,
  item: (id: number) => `Informe ${id}`,
  reportItem: (id: number) => `Informe financiero, ítem ${id}`,
  toConfirm: 'por confirmar',
  equals: (code: string) => `equivale a la ${code} del PUC`,
  dropUse: (title: string) => `Quitar de ${title}`,
  useIn: 'Usar también en…',
  useInMore: 'Usar en…',
  more: 'Más',
  titleOfUse: (count: number) => `Usar ${accounts(count)} en…`,
  accountsUsedIn: (count: number, title: string) => `Usar ${accounts(count)} en ${title}`,
  seeChange: 'Ver el cambio',
  cancel: 'Cancelar',
  chosen: (count: number) => accounts(count),
  balance: 'saldo',
  acts,
  confirmMany: (count: number) => `Confirmar ${counted(count, 'sugerencia', 'sugerencias')}`,
  confirmTitle: (count: number) => `Confirmar ${counted(count, 'sugerencia', 'sugerencias')}`,
  dropChoice: 'Soltar la selección',
  before: 'Antes',
  after: 'Después',
  beforeAndAfter: 'Antes y después',
  save: (count: number) => (count === 0 ? 'Guardar' : `Guardar ${counted(count, 'cambio', 'cambios')}`),
  changesNothing:
    'Esto no cambia ninguna cuenta: así están ya, o las toma un prefijo que se cambia en Cuentas y parámetros.',
  andMore: (count: number) => `Y ${accounts(count)} más.`,
  effect: ({ period, findings, coverage }: ChartPreview) => {
    const month = period === null ? null : parsePeriod(period);
    const found =
      findings === null || month === null
        ? ''
        : findings.before === findings.after
          ? `Con esto, ${formatPeriod(month)} sigue con ${counted(findings.after, 'hallazgo', 'hallazgos')} en lo que cambia; `
          : `Con esto, ${formatPeriod(month)} pasa de ${formatCount(findings.before)} a ${counted(findings.after, 'hallazgo', 'hallazgos')} en lo que cambia; `;
    const covered =
      coverage.before === coverage.after
        ? `la cobertura sigue en el ${percent(coverage.after)}.`
        : `la cobertura pasa del ${percent(coverage.before)} al ${percent(coverage.after)}.`;
    return found === '' ? `${covered[0]!.toUpperCase()}${covered.slice(1)}` : found + covered;
  },
  stored: ({ action, changed }: ChartChange) =>
    action === 'undo' ? `Se deshizo el cambio de ${accounts(changed)}.` : `Guardado: ${accounts(changed)}.`,
  undo: 'Deshacer',
  close: 'Cerrar',
  previous: 'Cuenta anterior',
  next: 'Cuenta siguiente',
  copyLink: 'Copiar enlace',
  path: 'Dónde está',
};
