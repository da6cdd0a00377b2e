/** Texts of the life of a finding. */

import type { FindingAct } from '#api/audits/finding-lives/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { JustificationScope } from '#core/engine/life/finding-state.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { stateWord } from '../../../ui/text.es.ts';

const month = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};
const day = (date: string) => formatDay(`${date}T12:00`);
const findings = (count: number) => (count === 1 ? '1 hallazgo' : `${formatCount(count)} hallazgos`);

export const lifeText = {
  state: 'Estado',
  assignee: 'Asignado a',
  nobody: 'Nadie',
  unassigned: 'Sin asignar',
  due: 'Vence',
  noDue: 'Sin fecha',
  dueOn: (date: string) => `Vence ${day(date)}`,
  day,
  justify: 'Justificar',
  snooze: 'Posponer',
  snoozeTo: 'Vuelve en',
  snoozeUntil: (key: string) => `Pospuesto: vuelve en ${month(key)}.`,
  unsnooze: 'Traer de vuelta',
  next: { en_revision: 'Empezar revisión', por_corregir: 'Marcar por corregir' },
  unjustify: 'Quitar justificación',
  justified: 'Justificado',
  justifiedBy: (name: string, from: string, until: string | null) =>
    `${name}, desde ${month(from)} ${until === null ? 'y para siempre' : `hasta ${month(until)}`}.`,
  month,
  conflict: { state: 'Estado', assignee: 'Asignado a', due: 'Vence', snoozeTo: 'Vuelve en' },
  attachments: 'Adjuntos',
  attach: 'Adjuntar',
  attachHelp: 'PDF, imagen, Office o texto, hasta 20 MB.',
  tooLarge: (name: string) => `${name} pesa más de 20 MB.`,
  removeFile: (name: string) => `Borrar ${name}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatCount(Math.ceil(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`,
  activity: 'Actividad',
  show: 'Mostrar actividad',
  all: 'Todo',
  comments: 'Comentarios',
  history: 'Historial',
  comment: 'Escribe un comentario; @ para mencionar',
  send: 'Comentar',
  mention: 'Mencionar a alguien',
  undo: 'Deshacer',
  nothing: 'Nadie ha trabajado este hallazgo todavía.',
  when: (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`,
};

/** Sentence of an act that is no comment. */
export function actSentence({ kind, before, after, by, period, version }: FindingAct): string {
  const who = by?.name ?? '';
  switch (kind) {
    case 'corrected':
      return `Corregido en la versión ${version} de ${month(period ?? '')}. Su estado lo dice el último mes auditado.`;
    case 'state':
      if (by === null && version !== undefined)
        return after === 'corregido'
          ? `Corregido en la versión ${version} de ${month(period ?? '')}.`
          : `Volvió en la versión ${version} de ${month(period ?? '')}: reabierto.`;
      if (by === null)
        return after === 'corregido'
          ? `La auditoría de ${month(period ?? '')} ya no lo encontró: corregido.`
          : `La auditoría de ${month(period ?? '')} lo volvió a encontrar: reabierto.`;
      return `${who} lo pasó de ${word(before)} a ${word(after)}.`;
    case 'assignee':
      return after === null ? `${who} quitó a ${before ?? 'la persona asignada'}.` : `${who} lo asignó a ${after}.`;
    case 'due':
      return after === null ? `${who} quitó el vencimiento.` : `${who} puso el vencimiento: ${day(after)}.`;
    case 'snooze':
      return after === null ? `${who} lo trajo de vuelta.` : `${who} lo pospuso hasta ${month(after)}.`;
    case 'justified':
      return `${who} lo justificó: «${after}».`;
    case 'unjustified':
      return `${who} quitó la justificación «${before}».`;
    case 'attached':
      return `${who} adjuntó ${after}.`;
    case 'detached':
      return `${who} borró ${before}.`;
    case 'asked':
      return `${who} le preguntó a ${after}.`;
    case 'answered':
      return `${before} respondió: «${after}».`;
    case 'question_withdrawn':
      return `${who} retiró la pregunta a ${before}.`;
    case 'question_closed':
      return `${who} cerró la pregunta a ${before}.`;
    case 'comment':
      return after ?? '';
  }
}

const word = (state: string | null) => (lookUp(stateWord, String(state)) ?? String(state)).toLowerCase();

export const justifyText = {
  title: 'Justificar',
  reason: 'Razón',
  reasonHelp: 'La leerán el revisor fiscal y quien abra este hallazgo en los meses que siguen.',
  reasonMissing: 'Escribe la razón: sin ella nada se justifica.',
  usual: ['Factura de dos meses', 'Cambió la tarifa', 'Equipo o sede nueva', 'Se corrige el otro mes'],
  covers: 'Qué cubre',
  scope: {
    finding: 'Este hallazgo',
    third_party: 'Este tercero',
    account: 'Esta cuenta',
    rule: 'Esta regla',
  } satisfies Record<JustificationScope, string>,
  today: (count: number) => `Hoy cubre ${count}.`,
  approval: 'La aprueba quien puede aprobar auditorías.',
  until: 'Hasta cuándo',
  aMonth: 'Hasta un mes',
  aMonthHelp: 'Después vuelve si sigue pasando.',
  always: 'Siempre',
  alwaysHelp: 'Hasta que alguien la quite.',
  lastMonth: 'Último mes',
  effect: 'Al justificar',
  effectWords: (count: number, amount: string, toExplain: string, from: number, to: number) => {
    const sums = [
      fromDecimal(amount) > 0n && `${formatPesos(fromDecimal(amount))} en riesgo`,
      fromDecimal(toExplain) > 0n && `${formatPesos(fromDecimal(toExplain))} por explicar`,
    ].filter(Boolean);
    const index = from === to ? `El índice sigue en ${from}` : `El índice pasa de ${from} a ${to}`;
    return `${findings(count)} ${count === 1 ? 'deja' : 'dejan'} de contar${sums.length > 0 ? `: ${sums.join(' y ')}` : ''}. ${index}.`;
  },
  cancel: 'Cancelar',
  submit: {
    finding: 'Justificar este hallazgo',
    third_party: 'Justificar este tercero',
    account: 'Justificar esta cuenta',
    rule: 'Justificar esta regla',
  } satisfies Record<JustificationScope, string>,
  many: (count: number) => `Justificar ${findings(count)}`,
  done: 'Justificado',
};

export const bulkText = {
  region: 'Acciones sobre los hallazgos elegidos',
  chosen: findings,
  select: (title: string) => `Elegir ${title}`,
  selectAll: 'Elegir todos los que se ven',
  assign: 'Asignar',
  state: 'Estado',
  date: 'Fecha',
  drop: 'Quitar la selección',
  apply: 'Aplicar',
  undo: 'Deshacer',
  undone: 'Deshecho',
  done: (count: number) => `${findings(count)} ${count === 1 ? 'cambiado' : 'cambiados'}.`,
  conflict: 'Otra persona cambió alguno de estos hallazgos. Ya los leímos de nuevo: revisa y vuelve a intentarlo.',
};

export const keysText = {
  title: 'Atajos de teclado',
  open: 'Atajos',
  close: 'Cerrar',
  keys: [
    ['j', 'Siguiente hallazgo'],
    ['k', 'Hallazgo anterior'],
    ['Enter', 'Abrir el hallazgo'],
    ['x', 'Elegir o soltar el hallazgo'],
    ['d', 'Dar el siguiente paso: en revisión, luego por corregir'],
    ['z', 'Deshacer lo último'],
    ['/', 'Buscar en los hallazgos'],
    ['Ctrl K', 'Buscar en todo'],
    ['Esc', 'Cerrar el hallazgo o soltar la selección'],
    ['?', 'Ver estos atajos'],
  ],
} as const;

export const listText = {
  title: 'Justificaciones',
  open: 'Ver las justificaciones',
  none: 'Nada está justificado en esta empresa.',
  ended: 'Mostrar también las terminadas',
  until: (key: string | null) => (key === null ? 'Siempre' : `Hasta ${month(key)}`),
  from: (key: string) => `Desde ${month(key)}`,
  covers: (count: number) =>
    count === 0 ? 'No cubre nada en el último mes' : `Cubre ${findings(count)} del último mes`,
  by: (name: string, at: string) => `${name}, ${formatDay(at)}`,
  endedBy: (name: string, at: string) => `La quitó ${name}, ${formatDay(at)}`,
  undo: 'Quitar',
  undoOf: (title: string) => `Quitar la justificación de ${title}`,
};
