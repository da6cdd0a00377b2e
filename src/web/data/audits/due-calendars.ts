/** The DIAN's calendars of due dates, for staff. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  exportDueCalendar,
  listDueCalendars,
  loadDueCalendar,
  readDueCalendar,
  withdrawDueCalendar,
} from '#api/audits/due-calendars/calls.gen.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';

export type DueCalendar = AnswerOf<typeof listDueCalendars>['data'][number];
export type DueCalendarRow = DueCalendar['attributes']['rows'][number];

const calendarsKey = ['due-calendars'];
const readAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: calendarsKey });

export function useDueCalendars() {
  return useQuery({
    queryKey: calendarsKey,
    queryFn: async ({ signal }) => (await call(listDueCalendars, { signal })).data,
    meta: { quiet: true },
  });
}

type NewCalendar = BodyOf<typeof loadDueCalendar>;

/** Over the version that was read. */
export function useLoadCalendar(
  { id: year, attributes }: DueCalendar,
  reaction?: ReactionTo<typeof loadDueCalendar, NewCalendar>,
) {
  const send = (body: NewCalendar) => call(loadDueCalendar, { params: { year }, body, ifMatch: attributes.version });
  return useChange({ send, settled: readAgain }, reaction);
}

export function useWithdrawCalendar({ id: year, attributes }: DueCalendar) {
  const send = (): Promise<unknown> => call(withdrawDueCalendar, { params: { year }, ifMatch: attributes.version });
  return useChange({ send, settled: readAgain });
}

/** Reads a table of dates; stores nothing. */
export function useReadCalendar({ id: year }: DueCalendar, reaction?: ReactionTo<typeof readDueCalendar, File>) {
  return useChange({ send: (file: File) => call(readDueCalendar, { params: { year }, file }) }, reaction);
}

/** Saves the table of a year as Excel. `fileName`: fallback. */
export function useDownloadCalendar({ id: year }: DueCalendar, fileName: string, reaction?: Reaction<void>) {
  const send = () => download(exportDueCalendar, { params: { year }, query: { format: 'xlsx' } }, fileName);
  return useChange({ send }, reaction);
}
