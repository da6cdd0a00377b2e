/** Data of third parties for the exógena: those of a year with what they lack, entered one by one and by a workbook. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  downloadExogenaPeople,
  listExogenaPeople,
  loadExogenaPeople,
  removeExogenaPerson,
  setExogenaPerson,
} from '#api/audits/exogena/people/calls.gen.ts';
import type { ExogenaPerson, LoadedPeople } from '#api/audits/exogena/people/contract.ts';
import type { Lack } from '#core/exogena/reported-person.ts';
import { call } from '../../transport/api.ts';
import { download } from '../../transport/download.ts';
import { type Reaction, useChange } from '../../transport/use-change.ts';
import { exogenaKey, PAGE } from './exogena.ts';

interface PeopleAsked {
  lack: Lack | undefined;
  /** Complete ones too. */
  all: boolean;
  words: string | undefined;
  /** From 1. */
  page: number;
}

export function useExogenaPeople(company: number, year: number, { lack, all, words, page }: PeopleAsked) {
  return useQuery({
    queryKey: [...exogenaKey(company), year, 'people', { lack, all, words, page }],
    queryFn: async ({ signal }) => {
      const filter = { ...(lack && { lack }), ...(all && { all }), ...(words && { words }) };
      const query = { ...filter, offset: (page - 1) * PAGE, limit: PAGE };
      return (await call(listExogenaPeople, { params: { id: company, year }, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Rows of all formats have them. */
const changed = (cache: QueryClient, company: number) => cache.invalidateQueries({ queryKey: exogenaKey(company) });

interface SaidOfPerson {
  number: string;
  data: ExogenaPerson['data'];
}

/** Replaces what is kept of a third party. */
export function useSetPerson(company: number, reaction?: Reaction<unknown, SaidOfPerson>) {
  const send = ({ number, data }: SaidOfPerson) =>
    call(setExogenaPerson, { params: { id: company, number }, body: data });
  return useChange({ send, stored: (cache: QueryClient) => changed(cache, company) }, reaction);
}

/** After a failure, as when somebody else removed them meanwhile, they are read again. */
export function useRemovePerson(company: number, reaction?: Reaction<unknown, string>) {
  const send = (number: string) => call(removeExogenaPerson, { params: { id: company, number } });
  return useChange({ send, settled: (cache: QueryClient) => changed(cache, company) }, reaction);
}

/** `all`: complete ones too. `name`: fallback. */
export function useDownloadPeople(company: number, year: number, name: string) {
  const send = (all: boolean) =>
    download(downloadExogenaPeople, { params: { id: company, year }, query: { all } }, name);
  return useChange({ send });
}

export function useLoadPeople(company: number, year: number, reaction?: Reaction<LoadedPeople, File>) {
  const send = async (file: File) => (await call(loadExogenaPeople, { params: { id: company, year }, file })).data;
  return useChange({ send, stored: (cache: QueryClient) => changed(cache, company) }, reaction);
}
