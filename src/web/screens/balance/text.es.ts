/** Texts of the explorer of balances. */
import type { VersionComparison } from '#api/audits/audits/versions/contract.ts';
import type { ExplorerColumn, ExplorerPage } from '#api/audits/explorer/contract.ts';
import { formatPeriod, formatShortPeriod, monthNames, shortMonth } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatIdentity, formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { Layout, List, Unit } from './balance-view.ts';

const whole = (period: string) => formatPeriod(parsePeriod(period)!);
const short = (period: string) => formatShortPeriod(parsePeriod(period)!);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const monthOf = ({ month }: Period) => monthNames[month - 1]!;
const rowsOf = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`);
const listOf = (codes: readonly string[]) => new Intl.ListFormat('es').format(codes);

const layouts: Readonly<Record<Layout, string>> = { comparar: 'Comparar', meses: '12 meses' };
const lists: Readonly<Record<List, string>> = { cuenta: 'Cuentas', tercero: 'Terceros', fila: 'Filas' };
const units: Readonly<Record<Unit, string>> = { pesos: 'Pesos', miles: 'Miles', millones: 'Millones' };

export const balanceText = {
  title: 'Balance',
  titleOf: (period: string) => `Auditoría de ${whole(period)}`,
  choose: 'Elige una empresa para ver su balance.',
  tabs: 'Auditoría',
  findings: 'Hallazgos',
  documents: 'Documentos',
  context: ({ balance: { attributes }, accounts, thirdParties, balanced }: ExplorerPage) =>
    `${rowsOf(attributes.rows)} de ${attributes.formatName}, versión ${attributes.version}: ` +
    `${formatCount(accounts)} cuentas y ${formatCount(thirdParties)} terceros. ${balanced ? 'Cuadra.' : 'No cuadra.'}`,
  original: 'Original',
  export: 'Exportar a Excel',
  exportedFile: (period: string) => `balance-${period}.xlsx`,
  versions: 'Versiones',
  withdrawn: 'Versiones retiradas',
  shortMonth: short,
  empty: (period: string) =>
    `Aquí ves el balance por cuenta y por tercero, mes contra mes. Falta el de ${whole(period)}.`,
  emptyCompany: 'Aquí ves el balance por cuenta y por tercero, mes contra mes. Todavía no has cargado ninguno.',
  load: (period: string) => `Carga el balance de ${monthOf(parsePeriod(period)!)}`,
  loadAny: 'Carga un balance',
  older: (page: ExplorerPage) =>
    `Miras la versión ${page.balance.attributes.version} de ${whole(page.balance.attributes.period)}. La última es la ${page.newestVersion}.`,
  seeNewest: 'Ver la última',
  compareVersions: 'Comparar versiones',
};

export const toolsText = {
  layout: 'Vista',
  layouts,
  with: 'con',
  compareWith: 'Comparar con',
  unit: 'Presentación',
  units,
  figure: 'Cifra',
  closing: 'Saldo',
  movement: 'Movimiento',
  search: 'Buscar en el balance',
  codeOrName: 'Cuenta, tercero, NIT',
  filter: 'Filtrar',
  filters: (count: number) => (count === 0 ? 'Filtrar' : `Filtrar: ${count} en uso`),
  moved: 'Con movimiento en el mes',
  contrary: 'De naturaleza contraria',
  fresh: (other: string | null) => (other === null ? 'Nuevas este mes' : `Nuevas: no están en ${short(other)}`),
  freshOfYear: 'Nuevas este mes: no están en los once anteriores',
  minimum: 'Monto mínimo, en pesos',
  class: 'Clase',
  classes: [
    { value: '', label: 'Todas las clases' },
    { value: '1', label: '1 Activo' },
    { value: '2', label: '2 Pasivo' },
    { value: '3', label: '3 Patrimonio' },
    { value: '4', label: '4 Ingresos' },
    { value: '5', label: '5 Gastos' },
    { value: '6', label: '6 Costos de ventas' },
    { value: '7', label: '7 Costos de producción o de operación' },
    { value: '8', label: '8 Cuentas de orden deudoras' },
    { value: '9', label: '9 Cuentas de orden acreedoras' },
  ],
  thirdParty: 'Tercero (NIT o cédula)',
  clear: 'Quitar filtros',
  apply: 'Ver',
};

export const pathText = {
  path: 'Lugar en el balance',
  whole: 'Todo',
  up: 'Subir un nivel',
  list: 'Ver por',
  lists,
  level: 'Nivel de las cuentas',
  levels: [
    { value: 0, label: 'Un nivel más' },
    { value: 1, label: 'Clase' },
    { value: 2, label: 'Grupo' },
    { value: 4, label: 'Cuenta' },
    { value: 6, label: 'Subcuenta' },
    { value: 16, label: 'Auxiliar' },
  ],
  of: { accounts: 'por cuenta', thirdParties: 'por tercero', rows: 'cada tercero de cada cuenta' } satisfies Record<
    ExplorerPage['list'],
    string
  >,
  allThirdParties: 'Quitar el tercero',
  finding: (title: string) => `Filas del hallazgo: ${title}`,
  goneFinding: 'La última auditoría de este mes no tiene ese hallazgo.',
  backToFinding: 'Volver al hallazgo',
  wholeBalance: 'Ver todo el balance',
  filtered: (rows: number) => `${rowsOf(rows)} del filtro`,
};

const figureNames: Readonly<Record<ExplorerColumn['figure'], string>> = {
  closing: 'Saldo',
  debit: 'Débitos',
  credit: 'Créditos',
  movement: 'Movimiento',
};

export const gridText = {
  grid: 'Balance',
  name: (list: ExplorerPage['list']) =>
    ({ accounts: 'Cuenta o tercero', thirdParties: 'Tercero', rows: 'Tercero y cuenta' })[list],
  marks: 'Hallazgos',
  column: ({ period, figure }: ExplorerColumn) =>
    figure === 'closing' || figure === 'movement' ? capital(short(period)) : figureNames[figure],
  columnLabel: ({ period, figure }: ExplorerColumn) => `${figureNames[figure]} de ${whole(period)}`,
  month: (period: string) => shortMonth(parsePeriod(period)!.month),
  year: (period: string) => period.slice(0, 4),
  missing: 'sin cargar',
  difference: 'Variación',
  percent: 'Var. %',
  percentOf: (before: string, after: string) => `${capital(gridText.month(after))} con ${gridText.month(before)}`,
  fresh: 'nuevo',
  none: 'Sin tercero',
  noNit: 'sin NIT',
  nit: (id: string, dv: number | null) => (dv === null ? formatIdentity(id) : formatNit(id, dv)),
  others: (count: number, isOfAccount: boolean) => `${formatCount(count)} ${isOfAccount ? 'tercero' : 'cuenta'} más`,
  open: (name: string) => `Abrir ${name}`,
  close: (name: string) => `Cerrar ${name}`,
  mark: (title: string, count: number) => (count === 1 ? title : `${title}, y ${count - 1} más`),
  total: (page: ExplorerPage) => {
    const { list, total, rows } = page;
    const who = page.path.length > 0 || page.thirdParty !== null || list !== 'accounts';
    if (!who) return 'Débitos menos créditos';
    if (list === 'thirdParties') return total === 1 ? '1 tercero' : `${formatCount(total)} terceros`;
    return rowsOf(rows);
  },
  balanced: 'Cuadra',
  /** Begins with what is seen. */
  sortBy: (shown: string, title: string) => (shown === title ? `${title}, ordenar` : `${shown}: ${title}, ordenar`),
  nothing: (words: string, place: string) =>
    words === '' ? `Ninguna fila${place} pasa el filtro.` : `Ninguna fila${place} dice «${words}».`,
  placeOf: (code: string) => (code === '' ? '' : ` de ${code}`),
  elsewhere: ({ rows, accounts }: NonNullable<ExplorerPage['elsewhere']>) =>
    `En todo el balance hay ${rowsOf(rows)}, en ${listOf(accounts)}.`,
  searchAll: 'Buscar en todo el balance',
  clear: 'Quitar filtros',
  notStored: (period: string, nearest: string | null) =>
    `${capital(whole(period))} no está cargado.${nearest === null ? '' : ` El más cercano es ${whole(nearest)}.`}`,
  compareWith: (period: string) => `Comparar con ${short(period)}`,
  loadMonth: (period: string) => `Cargar ${monthOf(parsePeriod(period)!)}`,
};

const unitNotes: Readonly<Record<Unit, string>> = {
  pesos: 'Pesos',
  miles: 'Miles de pesos',
  millones: 'Millones de pesos',
};

export const statusText = {
  cells: (count: number) => (count === 1 ? '1 celda' : `${formatCount(count)} celdas`),
  sum: 'suma',
  unit: (unit: Unit) => `${unitNotes[unit]}; crédito entre paréntesis`,
  copy: 'Copiar',
  copyWithHeads: 'Con encabezados',
  copied: (count: number) => `${statusText.cells(count)} ${count === 1 ? 'copiada' : 'copiadas'} como números`,
  ready: (sample: string) => `${sample}: listas para pegar en Excel.`,
  notCopied: 'No se pudo copiar',
  tooMany: (most: number) => `Se copian hasta ${formatCount(most)} filas. Para más, exporta la vista a Excel.`,
  keys: [
    { keys: ['↑', '↓', '←', '→'], does: 'moverse' },
    { keys: ['Espacio'], does: 'abrir o cerrar' },
    { keys: ['Mayús'], does: 'elegir' },
    { keys: ['Ctrl C'], does: 'copiar números' },
    { keys: ['Enter'], does: 'entrar o ver hallazgo' },
  ],
};

export const rowText = {
  panel: 'Fila del balance',
  in: 'en',
  previous: 'Fila anterior',
  next: 'Fila siguiente',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  notCopied: 'No se pudo copiar',
  close: 'Cerrar',
  closingIn: (period: string) => `Saldo en ${monthOf(parsePeriod(period)!)}`,
  before: 'Saldo anterior',
  debits: (period: string) => `Débitos de ${monthOf(parsePeriod(period)!)}`,
  credits: (period: string) => `Créditos de ${monthOf(parsePeriod(period)!)}`,
  gap: 'Diferencia sin movimiento',
  findings: 'Hallazgos de esta fila',
  months: 'Doce meses',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  /** `said`: first, last and extreme. */
  chart: (name: string, said: string) => `Saldo de ${name} en doce meses; ${said}`,
  month: 'Mes',
  debit: 'Débitos',
  credit: 'Créditos',
  closing: 'Saldo',
  others: 'También está en',
  moreOthers: (count: number) => `Ver sus ${formatCount(count)} cuentas`,
  wholeThirdParty: 'Ver todo el tercero',
  file: 'En el archivo',
  fileRow: (row: number, file: string, version: number) => `Fila ${formatCount(row)} de ${file}, versión ${version}.`,
  original: 'Original',
  chartAccount: 'Ver en el plan de cuentas',
};

export const versionsText = {
  title: (period: string) => `Versiones de ${whole(period)}`,
  none: 'Este mes no tiene ningún balance.',
  version: (version: number) => `Versión ${version}`,
  inForce: 'En uso',
  withdrawn: 'Retirada',
  rows: (rows: string, format: string) => `${rows} filas de ${format}.`,
  stored: (by: string, day: string) => `La guardó ${by} el ${day}.`,
  withdrawnBy: (by: string, day: string, reason: string) => `La retiró ${by} el ${day}: «${reason}».`,
  see: 'Ver',
  original: 'Original',
  compare: 'Comparar',
  withdraw: 'Retirar',
  restore: 'Restaurar',
  reason: 'Por qué se retira',
  /** `next`: what the month shows without it, or null. */
  effect: (isInForce: boolean, next: number | null) => {
    if (!isInForce) return 'Deja de contar. Puedes restaurarla después.';
    if (next === null) return 'El mes queda sin balance: no tiene otra versión. Puedes restaurarla después.';
    return `El mes vuelve a la versión ${next}, que se audita otra vez. Puedes restaurarla después.`;
  },
  whyOff: 'Escribe primero por qué la retiras.',
  withdrawNow: (version: number) => `Retirar la versión ${version}`,
  compared: (version: number) => `De la versión ${version} contra`,
  other: 'Versión con que se compara',
  what: 'Qué cambió',
  parts: { added: 'Filas nuevas', changed: 'Filas que cambiaron', gone: 'Filas que ya no están' },
  count: 'Filas',
  debit: 'Débitos',
  credit: 'Créditos',
  closing: 'Saldo',
  before: 'Antes',
  after: 'Ahora',
  same: (judged: VersionComparison['judged']) => {
    const differs: readonly [count: number, what: string][] = [
      [judged.printedTotals, 'totales impresos'],
      [judged.accountNames, 'nombres de cuentas'],
      [judged.thirdParties, 'nombres o DV de terceros'],
      [judged.rows, 'filas repetidas o repartidas de otra forma'],
      [judged.company, 'datos de la empresa'],
    ];
    const words = differs.filter(([count]) => count > 0).map(([count, what]) => `${what} (${formatCount(count)})`);
    if (words.length === 0) return 'Las dos versiones dicen lo mismo.';
    return `Las dos versiones tienen los mismos saldos. Cambian ${words.join(', ')}.`;
  },
  largest: (shown: number, total: number) =>
    `Las ${formatCount(shown)} diferencias más grandes de ${formatCount(total)}`,
};
