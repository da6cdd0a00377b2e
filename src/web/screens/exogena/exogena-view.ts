/** What of the preview is shown, in its address. */
import { type FormatKey, formatKeys } from '#core/exogena/format.ts';
import { type Lack, lacks } from '#core/exogena/reported-person.ts';
import { oneOf, positive, wordsOf } from '../../lists/list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useDebounced } from '../../ui/form/use-debounced.ts';

export interface ExogenaView {
  /** Undefined: the newest one. */
  year: number | undefined;
  format: FormatKey;
  /** `cuentas`: accounts with their conciliation; `datos`: data of third parties, of all formats. */
  part: 'filas' | 'cuentas' | 'datos';
  lack: Lack | undefined;
  words: string | undefined;
  page: number;
}

export function readExogenaView(search: URLSearchParams): ExogenaView {
  return {
    year: positive(search.get('ano')),
    format: oneOf(formatKeys, search.get('formato')) ?? '1001',
    part: oneOf(['filas', 'cuentas', 'datos'] as const, search.get('ver')) ?? 'filas',
    lack: oneOf(lacks, search.get('falta')),
    words: wordsOf(search.get('buscar')),
    page: positive(search.get('pagina')) ?? 1,
  };
}

export function useExogenaView() {
  const address = useListAddress();
  return { ...address, view: readExogenaView(address.search) };
}

const PAUSE_MS = 300;

/** Words once nobody types: each search runs over the books of the year. */
export function useSettledWords(words: string | undefined): string | undefined {
  return useDebounced(words, PAUSE_MS);
}
