/** Sentences of what keeps a file from being one book of one company, one month and one unit. */
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import type { ReadIssue } from '../read-issue.ts';

type Data = Pick<ReadIssue, 'data'>;

export const oneBookSentences = {
  period_partial: ({ data = {} }: Data): string =>
    `Esperábamos el mes completo y el título dice ${days(data)}. Exporta el informe del primer al último día del mes y súbelo aquí.`,
};

/** «del 1 de marzo de 2026 al 15 de marzo de 2026», from the known ends. */
function days({ first, last }: NonNullable<ReadIssue['data']>): string {
  const ends = [
    first === undefined ? '' : `del ${formatDayOfYear(String(first))}`,
    last === undefined ? '' : `${first === undefined ? 'hasta el' : 'al'} ${formatDayOfYear(String(last))}`,
  ].filter(Boolean);
  return ends.length > 0 ? ends.join(' ') : 'menos';
}
