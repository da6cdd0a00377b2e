/** Texts of the practices of a company. */
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { practiceWords } from '#core/engine/life/life-words.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import { formatDay } from '#web/dates.es.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatPeriod(period) : key;
};

export const practiceText = {
  title: 'Prácticas',
  note: 'Lo que la empresa hace igual mes tras mes. No cuentan como hallazgos.',
  since: (since: string, months: number) => {
    const period = parsePeriod(since);
    return period ? practiceWords(period, months) : since;
  },
  months: (count: number) => (count === 1 ? 'Ver su mes' : `Ver sus ${formatCount(count)} meses`),
  month: (key: string) => {
    const period = parsePeriod(key);
    return period ? formatShortPeriod(period) : key;
  },
  seeIn: (key: string, title: string) => `Ver en ${monthOf(key)}: ${title}`,
  norm: 'Norma:',
  total: (proof: 'balance' | 'flow', months: number) =>
    proof === 'flow' && months > 1 ? `en ${formatCount(months)} meses` : 'este mes',
  register: 'Así lo registramos',
  registerOf: (title: string) => `Así lo registramos: ${title}`,
  error: 'Es un error',
  errorOf: (title: string) => `Es un error: ${title}`,
  undo: 'Deshacer',
  undoOf: (title: string) => `Deshacer la respuesta: ${title}`,
  registered: (from: string) => `Así lo registramos, desde ${monthOf(from)}`,
  wrong: (from: string) => `Es un error: cuenta como hallazgo desde ${monthOf(from)}`,
  by: (name: string, at: string) => `${name}, ${formatDay(at)}`,
  reason: 'Por qué lo registran así',
  reasonHelp: 'Queda con tu nombre y la fecha, y sale en el informe.',
  reasonMissing: 'Escribe al menos tres letras.',
  ask: 'Sigue apartada de los hallazgos de este mes en adelante, en todos los meses que la tengan. Se puede deshacer.',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Quedó como la registran.',
  counts: (from: string) => `Cuenta como hallazgo desde ${monthOf(from)}.`,
  undone: 'La respuesta se deshizo.',
};
