/** Texts of the parametrization of the financial report. */

import type { ParametrizationAction } from '#api/audits/parametrization/contract.ts';
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { listedItems, type ReportGroup } from '#core/report/report-items.ts';
import type { TourStep } from '../../tours/tour-step.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const nameOf = (id: number) => listedItems.find((item) => item.id === id)?.name ?? '';
/** `17 Retención en la fuente pasivo`; «ninguno» for no item. */
const called = (id: number | null) => (id ? `${id} ${nameOf(id)}` : 'ninguno');
const inWords = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

export const groupNames: Record<ReportGroup, string> = {
  favour: 'A favor',
  payable: 'Por pagar',
  results: 'Resultados',
};

/** What each item is, by id. */
export const itemWords: Readonly<Record<number, string>> = {
  1: 'El IVA que tus clientes te retuvieron. Se descuenta en la declaración de IVA.',
  2: 'El ICA que tus clientes te retuvieron, municipio por municipio.',
  3: 'Lo que pagaste por anticipado de industria y comercio, avisos y tableros.',
  4: 'La renta que tus clientes te retuvieron. Se descuenta en la declaración de renta.',
  5: 'Lo que te autorretuviste de renta. Su pasivo sale en el ítem 17.',
  6: 'El saldo a favor de tu última declaración de renta y el anticipo que ya pagaste.',
  7: 'Los anticipos bimestrales del régimen simple.',
  8: 'El saldo a favor de tu última declaración de IVA.',
  9: 'El IVA de tus compras e importaciones, que se resta del IVA generado. Sale en Por pagar.',
  10: 'Las autorretenciones de ICA que exigen Bogotá y otros municipios.',
  11: 'El IVA que generaste y el que está por pagar. El de tus compras va en el ítem 9.',
  12: 'El impuesto de industria y comercio por pagar o estimado.',
  13: 'El impuesto nacional al consumo por pagar. El PUC no le da una cuenta: lo dice su nombre.',
  14: 'El impuesto de renta o del régimen simple por pagar o estimado.',
  15: 'La utilidad o pérdida del año. Antes del cierre son los ingresos menos los costos y gastos.',
  16: 'Las utilidades y pérdidas de años anteriores que siguen en el patrimonio.',
  17: 'Lo que retuviste a otros por renta, IVA e ICA y todavía debes. Sale en Por pagar, en una línea por impuesto.',
};

/** Steps of the guided tour. */
export const reportTour: readonly TourStep[] = [
  {
    part: '[data-tour=report-item]',
    title: 'Las cuentas del ítem',
    text: 'Cada cuenta está en un solo ítem. Si la tomas de otro, te decimos de dónde sale y dónde queda.',
  },
  {
    part: '[data-tour=report-preview]',
    title: 'El informe que resulta',
    text: 'Con las cifras de tu último mes, mientras editas. «Sin ítem» son las cuentas de impuestos y resultados que ningún ítem tiene.',
  },
];

export const reportText = {
  title: 'Informe financiero',
  chooseCompany: 'Elige una empresa en la parte de arriba para ver qué cuentas van en cada ítem.',
  count: '17 ítems',
  items: 'Ítems',
  statementLines: 'Líneas de los estados',
  item: 'Ítem',
  called,
  unknown: 'No hay un ítem con ese número. Elige uno de la lista.',
  marks: { some: 'con cuentas', none: 'sin cuentas', changed: 'sin guardar' },
  recovered: 'Recuperamos los cambios que no habías guardado.',
  saved: 'Cambios guardados',
  failed: 'No pudimos guardar. Inténtalo de nuevo.',
  merged: (name: string) =>
    `${name} guardó cambios mientras editabas. Ya están aquí, junto con los tuyos: revísalos y guarda de nuevo.`,
  someone: 'Otra persona',
  unsaved: (changes: number, accounts: number) =>
    `Sin guardar: ${plural(changes, 'cambio', 'cambios')}, ${plural(accounts, 'cuenta cambia', 'cuentas cambian')} de ítem`,
  allSaved: 'Todo está guardado',
  discard: 'Descartar',
  save: 'Guardar',
  saveAndGo: 'Guardar y seguir',
  next: (name: string) => `Siguiente: ${name}`,
};

export const itemText = {
  accounts: 'Cuentas del ítem',
  help: 'gana el comienzo más largo; una cuenta está en un solo ítem',
  add: '2365* o 24850501',
  addLabel: 'Agregar cuentas al ítem',
  remove: (pattern: string) => `Sacar ${pattern}`,
  own: 'propio de esta empresa',
  fresh: 'sin guardar',
  notAccount: (typed: string) =>
    `«${typed}» no es una cuenta: escribe su código, o cómo empiezan las cuentas con un asterisco al final.`,
  byName: 'su nombre',
  words: (prefixes: readonly string[], words: readonly string[]) =>
    `${inWords(prefixes.map((prefix) => `${prefix}*`))} si su nombre dice ${words.map((word) => `«${word}»`).join(', ')}`,
  alsoWords: (words: readonly string[]) => `, y ${words.map((word) => `«${word}»`).join(', ')}`,
  account: 'Cuenta',
  by: 'Entra por',
  balance: (period: Period | null) => (period === null ? 'Saldo' : `Saldo ${formatShortPeriod(period)}`),
  total: (count: number) => plural(count, 'cuenta', 'cuentas'),
  more: (count: number) => `y ${plural(count, 'cuenta más', 'cuentas más')}`,
  result: (count: number) =>
    `Ingresos, costos y gastos del año, antes del cierre: ${plural(count, 'cuenta', 'cuentas')}.`,
  empty: 'Ninguna cuenta está en este ítem.',
  offer: (account: string) => `${account} podría ir aquí.`,
  choose: 'Elegir cuentas',
  accept: 'Sí, ponla aquí',
};

export const treeText = {
  title: 'Elegir del plan de cuentas',
  of: (count: number, all: number) => `${count} de ${all}`,
  search: 'Código o nombre',
  filter: 'Cuentas que se ven',
  all: 'Todas',
  open: (count: number) => `Sin ítem ${count}`,
  here: (count: number) => `En este ${count}`,
  today: 'Ítem hoy',
  none: 'ninguno',
  expand: (name: string) => `Abrir ${name}`,
  collapse: (name: string) => `Cerrar ${name}`,
  put: (name: string) => `${name} en este ítem`,
  elsewhere: (name: string) => `${name}: está en otro ítem; pasarla`,
  nothing: 'Ninguna cuenta coincide.',
  items: (items: readonly number[]) =>
    items.length > 3 ? `${items.slice(0, 2).join(', ')} +${items.length - 2}` : items.join(', '),
};

export const moveText = {
  title: (item: number) => `Pasar cuentas al ítem ${item}`,
  /** A title or an account, and the items in which its accounts are. */
  isIn: (items: readonly number[]) => `está en ${inWords(items.map(called))}.`,
  leaves: (item: number | null) => (item === null ? 'sin ítem' : `sale de ${item}`),
  stays: (item: number | null) => (item === null ? 'queda sin ítem' : `queda en ${item}`),
  all: 'Todas',
  cancel: 'Cancelar',
  move: (count: number, item: number) => `Pasar ${plural(count, 'cuenta', 'cuentas')} a ${item}`,
};

export const previewText = {
  title: 'Vista previa',
  of: (period: Period) => `posición fiscal, ${formatPeriod(period)}`,
  before: 'antes',
  net: 'Posición fiscal neta',
  empty: 'Carga un balance y aquí verás cuánto queda en cada ítem y qué cuentas faltan.',
  load: 'Cargar balance',
  needsBooks: 'Las cifras son de los libros. Necesitas el permiso de ver auditorías para verlas.',
  open: 'Sin ítem',
  openCount: (count: number) => plural(count, 'cuenta de impuestos o resultados', 'cuentas de impuestos o resultados'),
  all: 'Ver todas',
  fewer: 'Ver menos',
  suggest: (item: number) => `¿${nameOf(item)}?`,
  noSuggestion: 'sin sugerencia',
};

export const historyText = {
  title: 'Distinto de lo predefinido',
  none: 'Las cuentas están como las trae Cuadre.',
  undo: 'Deshacer',
  undoOf: (pattern: string) => `Deshacer: ${pattern}`,
  reset: 'Volver todo a lo predefinido',
  history: 'Historial de cambios',
  changes: 'Cambios del informe financiero',
  noHistory: 'Nadie ha cambiado las cuentas del informe.',
  restore: 'Volver a esto',
  restoreOf: (moment: string) => `Volver a esto: lo que había el ${moment}`,
  undoChange: 'Deshacer este cambio',
  restored: 'Cuentas recuperadas',
  undone: 'Cambio deshecho',
  asGiven: 'Quedó como lo trae Cuadre.',
  byDefault: 'lo predefinido',
  word: (id: number | null) => (id === null ? 'lo predefinido' : called(id)),
};

export const actionWords: Record<ParametrizationAction, string> = {
  set: 'guardó',
  reset: 'volvió a lo predefinido',
  restore: 'recuperó unas cuentas anteriores',
};
