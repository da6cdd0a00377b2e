/** Texts of the finding drawer. */

import { formatShortPeriod, monthNames } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import type { InferredAccount } from '#core/engine/finding.ts';
import type { SeriesMeasure } from '#core/engine/finding-schema.ts';
import { practiceWords } from '#core/engine/life/life-words.es.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

const shortOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
};

export const findingText = {
  seeInBalance: 'Ver en el balance',
  drawer: 'Hallazgo',
  place: (index: number, count: number) => `${formatCount(index + 1)} de ${formatCount(count)}`,
  previous: 'Hallazgo anterior',
  next: 'Hallazgo siguiente',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  notCopied: 'No se pudo copiar',
  close: 'Cerrar',
  sameCause: (title: string, others: number) =>
    `${title}: ${others === 1 ? 'otra' : `otras ${formatCount(others)}`} por lo mismo`,
  explains: (count: number) => `Explica ${count === 1 ? '1 variación' : `${formatCount(count)} variaciones`}`,
  explainedBy: 'Se explica por',
  explainedNote: 'Cuenta con ese hallazgo, y no aparte.',
  moreOfCause: (more: number) => `Y ${formatCount(more)} más, en la lista.`,
  inferred: {
    title: 'Cuentas que no tomamos por su código',
    role: ({ account, accountName, role, equivalent }: InferredAccount) =>
      `${account} ${accountName}: la tomamos como ${role}, la ${equivalent} del PUC.`,
    why: ({ why, confidence }: InferredAccount) => `Porque ${why}. Confianza del ${Math.round(confidence * 100)} %.`,
    confirm: 'Confirmar o corregir en la parametrización',
  },
  account: 'Cuenta',
  thirdParty: 'Tercero',
  thirdParties: 'Terceros',
  amount: 'Monto',
  nit: 'NIT',
  rows: 'Filas',
  noThirdParty: 'Sin tercero',
  countThirdParties: (count: number) => `${formatCount(count)} terceros`,
  state: {
    nuevo: (period: Period) => `Nuevo en ${monthNames[period.month - 1]}`,
    persistente: (since: string, compared: string | undefined) =>
      [`Persiste desde ${shortOf(since)}`, compared].filter(Boolean).join(': '),
    reabierto: (period: Period) => `Reabierto en ${monthNames[period.month - 1]}`,
  },
  whatHappened: 'Qué pasó',
  correctedIn: (version: number, month: string) =>
    `Una versión anterior de ${month} lo tenía, y la versión ${version} ya no.`,
  corrected: (before: string) => `Así estaba en ${before}. En este mes ya no lo encontramos.`,
  registered: (before: string) => `Así estaba en ${before}. En este mes vimos el movimiento que lo registra.`,
  unseen: (before: string, because = '') =>
    `Así estaba en ${before}. Es un movimiento de ese mes: que este no lo repita no dice que se haya corregido${because === '' ? ', y no vimos en este el que lo registra.' : `. ${because}`}`,
  notEvaluated: (before: string) =>
    `Así estaba en ${before}. En este mes su regla no se evaluó o está apagada: que no aparezca no prueba que se corrigió.`,
  notShown: (because: string) => `Ningún balance posterior muestra si se corrigió. ${because}`,
  seeIn: (month: string) => `Ver con sus filas en ${month}`,
  why: 'Por qué importa',
  more: 'Más acciones del hallazgo',
  howItWorks: 'Cómo funciona esta validación',
  seeRule: 'Ver tu validación',
  whatToDo: 'Qué hacer',
  entry: 'Asiento sugerido',
  copyEntry: 'Copiar para Excel',
  entryCopied: 'Asiento copiado: pégalo en Excel',
  entryHeaders: ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Débito', 'Crédito', 'Nota'],
  seeThirdParties: (count: number) => `ver ${formatCount(count)} terceros`,
  outsideChart: 'No está en tu plan',
  debit: 'Débito',
  credit: 'Crédito',
  totals: 'Sumas iguales',
  legal: 'Norma',
  fileRows: 'Filas del archivo',
  fileRow: 'Fila',
  opening: 'Saldo inicial',
  debits: 'Débitos',
  credits: 'Créditos',
  closing: 'Saldo final',
  rowCount: (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`),
  firstRows: (shown: number, all: number) => `Las primeras ${shown} de ${formatCount(all)} filas`,
  seeAll: (count: number) => `Ver los ${formatCount(count)}`,
  seeAllRows: (count: number) => `Ver las ${formatCount(count)}`,
  total: 'Total',
  otherThirdParties: (count: number) => (count === 1 ? 'El otro tercero' : `Los otros ${formatCount(count)} terceros`),
  seeFewer: 'Ver menos',
  keptThirdParties: (kept: number, all: number) => `Los ${formatCount(kept)} de mayor monto de ${formatCount(all)}`,
  notFound: 'Este hallazgo no está en la auditoría de este mes: pudo corregirse o cambiar al auditar otra versión.',
  practice: ({ since, months }: { since: string; months: number }) =>
    `Práctica de la empresa ${practiceWords(parsePeriod(since)!, months)}: no cuenta como hallazgo. Se responde en la lista «Prácticas».`,
  seeList: 'Ver los hallazgos',
};

export const chartText = {
  title: ([first = '', ...others]: readonly string[], measure: SeriesMeasure) => {
    const name = others.length === 0 ? `Cuenta ${first}` : `Cuenta ${first} y ${formatCount(others.length)} más`;
    return measure === 'balance' ? `${name}, saldo por mes` : `${name} por mes`;
  },
  range: (thirdParty: string | null, first: string, last: string) =>
    `${thirdParty || 'pesos'}, ${shortOf(first)} a ${shortOf(last)}`,
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  month: 'Mes',
  shortMonth: shortOf,
  sides: {
    balance: { up: ['Débito', 'saldo final'], down: ['Crédito', 'saldo final'] },
    debit: { up: ['Débitos', 'del mes'], down: ['Débitos', 'negativos'] },
    credit: { up: ['Créditos', 'del mes'], down: ['Créditos', 'negativos'] },
    net_debit: { up: ['Movimiento', 'débito'], down: ['Movimiento', 'crédito'] },
    net_credit: { up: ['Movimiento', 'crédito'], down: ['Movimiento', 'débito'] },
    payment: { up: ['Registrado', 'créditos'], down: ['Cancelado', 'débitos'] },
  } satisfies Record<SeriesMeasure, Record<'up' | 'down', [string, string]>>,
  bar: (period: string, amount: Cents) => `${shortOf(period)}: ${formatPesos(amount)}`,
  absent: (period: string, amount: Cents) => `${shortOf(period)}: faltan ${formatPesos(amount)}`,
  usual: 'Lo usual',
  /** For those who do not see it. `expected`: of the marked month. */
  sentence: ({ title, thirdParty, measure, from, to, marked, expected, missing, said }: ChartInWords) => {
    const whose = thirdParty ? `${title}, ${thirdParty}` : title;
    const what = `${whose}: ${measures[measure]} de ${shortOf(from)} a ${shortOf(to)}${said && `; ${said}`}.`;
    if (expected === null) return what;
    const figure = formatPesos(fromDecimal(expected));
    return missing === null
      ? `${what} Lo usual en ${shortOf(marked)} serían ${figure}.`
      : `${what} ${missing} en ${shortOf(marked)}: deberían ser ${figure}.`;
  },
};

interface ChartInWords {
  title: string;
  thirdParty: string | null;
  measure: SeriesMeasure;
  from: string;
  to: string;
  /** First, last and extreme of the months drawn. */
  said: string;
  marked: string;
  expected: string | null;
  missing: string | null;
}

const measures: Record<SeriesMeasure, string> = {
  balance: 'saldo final',
  debit: 'débitos de cada mes',
  credit: 'créditos de cada mes',
  net_debit: 'movimiento de cada mes',
  net_credit: 'movimiento de cada mes',
  payment: 'créditos y débitos de cada mes',
};
