/** Texts of the preview of información exógena. */

import type { ExogenaFormatSummary, ExogenaRow, ExogenaSummary } from '#api/audits/exogena/contract.ts';
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Exclusion } from '#core/exogena/contributions.ts';
import type { Lack } from '#core/exogena/reported-person.ts';
import { formatCents, formatCount, formatPesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';

const count = (number: number, one: string, many: string) => `${formatCount(number)} ${number === 1 ? one : many}`;
const period = (key: string): Period => parsePeriod(key)!;

export const exogenaText = {
  title: 'Información exógena',
  choose: 'Elige una empresa para ver su información exógena.',
  empty: 'La exógena sale de los balances del año. Carga el primero.',
  load: 'Cargar un balance',
  year: 'Año gravable',
  context: ({ year, periods, cut }: ExogenaSummary) =>
    `Vista previa del año gravable ${year} con ${count(periods.length, 'mes', 'meses')}. Los saldos son los de ${formatPeriod(period(cut))}.`,
  export: 'Descargar Excel',
  file: (year: number) => `exogena-${year}.xlsx`,
  missing: (missing: readonly string[]) =>
    missing.length === 1
      ? `Falta ${formatPeriod(period(missing[0]!))}: sus movimientos no están en los formatos.`
      : `Faltan ${missing.length} meses (${missing.map((key) => formatShortPeriod(period(key))).join(', ')}): sus movimientos no están en los formatos.`,
  unfinished: (cut: string) =>
    `El último balance es de ${formatPeriod(period(cut))}: los saldos todavía no son los de diciembre.`,
  closed: (closedIn: string) =>
    `El asiento de cierre de ${formatPeriod(period(closedIn))} no cuenta como pago ni como ingreso.`,
  takenFrom: (year: number, now: number) => `Las asignaciones vienen de ${year}. Revísalas y déjalas para ${now}.`,
  take: (now: number) => `Dejarlas para ${now}`,
  taken: (now: number) => `Las asignaciones quedaron para ${now}.`,
  preview:
    'Las asignaciones marcadas como propuesta son nuestras, no de la DIAN. Compara con el prevalidador del año antes de presentar.',
};

export const formatsText = {
  title: 'Formatos',
  toPeople: 'Terceros por completar',
  changes: 'Historial',
  format: 'Formato',
  amount: 'Total',
  rows: 'Filas',
  nobody: 'Sin tercero',
  people: 'Terceros',
  minors: 'En cuantías menores',
  lacking: 'Por completar',
  accounts: 'Cuentas sin asignar',
  none: '–',
};

export const lackText: Readonly<Record<Lack, string>> = {
  number: 'Número',
  type: 'Tipo de documento',
  dv: 'DV distinto',
  name: 'Nombre',
  names: 'Apellidos y nombres',
  address: 'Dirección',
  municipality: 'Municipio',
  country: 'País',
};

const leftText: Readonly<Record<Exclusion, string>> = {
  closingEntry: 'Asiento de cierre',
  otherSide: 'Pagos, salidas y traslados',
  noTarget: 'Sin concepto asignado',
  leftOut: 'No va en el formato',
  unidentified: 'Sin tercero',
  own: 'A nombre de la empresa',
  legalPerson: 'De personas jurídicas',
  contrary: 'Saldo o valor contrario',
  offset: 'Se compensa',
};

export const formatText = {
  title: ({ key, name }: ExogenaFormatSummary) => `${key} · ${name}`,
  views: 'Qué mostrar',
  rowsView: 'Filas',
  accountsView: 'Cuentas y conciliación',
  reconciled: 'Cuadra con los balances, cuenta por cuenta.',
  unreported: (amount: string) => `Cuadra; faltan ${formatPesos(abs(fromDecimal(amount)))} sin tercero por informar.`,
  different: (difference: string) => `Difiere de los balances en ${formatPesos(fromDecimal(difference))}.`,
  threshold: ({ amount, uvt, standing, norm }: ExogenaFormatSummary['threshold']) => {
    const said =
      amount === null
        ? 'todos los terceros con nombre'
        : `cuantías menores por debajo de ${formatPesos(fromDecimal(amount))}`;
    const why = { company: 'definida por la empresa', low: 'por confirmar en la resolución del año' } as const;
    const parts = [
      uvt === null ? '' : `${uvt} UVT`,
      standing === 'company' || standing === 'low' ? why[standing] : '',
      norm ?? '',
      standing === 'medium' ? 'según una sola fuente' : '',
    ].filter(Boolean);
    return parts.length === 0 ? `Informa ${said}.` : `Informa ${said} (${parts.join('; ')}).`;
  },
  changeThreshold: 'Cambiar la cuantía',
  hidden: 'Las columnas en cero y las que no están en los libros van en el Excel.',
};

export const rowsText = {
  label: (format: string) => `Filas del formato ${format}`,
  search: 'Buscar tercero o concepto',
  lack: 'Datos que faltan',
  anyLack: 'Todas las filas',
  count: (total: number) => count(total, 'fila', 'filas'),
  concept: ({ concept, conceptName }: ExogenaRow) => `${concept} · ${conceptName}`,
  person: 'Tercero',
  lacks: 'Por completar',
  fill: 'Completar',
  fillOf: (name: string) => `Completar los datos de ${name}`,
  minor: ({ people }: ExogenaRow) => `Reúne ${count(people, 'tercero', 'terceros')}`,
  unknownType: 'Tipo por definir',
  type: (type: string) => lookUp({ 13: 'CC', 22: 'CE', 31: 'NIT', 43: 'Tipo 43' }, type) ?? `Tipo ${type}`,
  total: 'Total',
  none: '–',
  nothing: 'Ninguna fila con ese filtro.',
  empty: 'Ninguna cuenta del año suma en este formato.',
  clear: 'Quitar filtros',
};

export const accountsText = {
  label: (format: string) => `Cuentas del formato ${format}`,
  account: 'Cuenta',
  goal: 'Va a',
  balance: 'Saldo o movimiento',
  reported: 'Con tercero',
  minor: 'Cuantías menores',
  nobody: 'Sin tercero',
  left: 'Queda por fuera',
  leftItem: (reason: Exclusion, amount: string) => `${leftText[reason]}: ${formatPesos(fromDecimal(amount))}`,
  leftOut: 'No va en este formato',
  noGoal: 'Sin asignar',
  main: 'El de su mayor pago',
  proposed: 'Propuesta',
  doubtful: 'Propuesta por confirmar',
  change: 'Cambiar',
  changeOf: (code: string) => `Cambiar a dónde va la cuenta ${code}`,
  total: 'Total',
  rounding: (amount: string) => `Ajuste al peso de las filas: ${formatCents(fromDecimal(amount))}`,
};

export const goalText = {
  title: (code: string) => `Cuenta ${code}`,
  scope: 'Qué cuentas cambian',
  only: (code: string) => `Solo ${code}`,
  all: (prefix: string) => `Todas las ${prefix}`,
  goes: 'Va en el formato',
  out: 'No va en el formato',
  in: 'Sí',
  concept: 'Concepto',
  column: 'Columna',
  save: 'Guardar',
  cancel: 'Cancelar',
  reset: 'Volver a la propuesta',
  saved: 'La asignación quedó guardada.',
  back: 'La cuenta volvió a la propuesta.',
};

export const thresholdText = {
  title: (format: string) => `Cuantía menor del formato ${format}`,
  label: 'Cuantía en pesos',
  help: 'Los terceros con menos se informan juntos con el número 222222222. Con 0 se informan todos con su nombre.',
  save: 'Guardar',
  cancel: 'Cancelar',
  reset: 'Volver a la del año',
  saved: 'La cuantía quedó guardada.',
};
