/** State of a list in the address: parsing and updates. Invalid values are ignored. */

/** One of the known values, or undefined. */
export function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}

export function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A valid calendar day. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

export function uuidOf(text: string | null): string | undefined {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined;
}

/** The search text, truncated to the server's maximum. */
export function wordsOf(text: string | null): string | undefined {
  return text?.trim().slice(0, 100) || undefined;
}

/** Rows of a page that can be chosen; the first is enough for most lists. */
export const pageSizes = [50, 100, 200] as const;

/** Query parameter of the page size. */
export const pageSizeParameter = 'por-pagina';

/** The chosen page size, or the usual one. */
export function pageSizeOf(search: URLSearchParams): number {
  const chosen = positive(search.get(pageSizeParameter));
  return pageSizes.find((size) => size === chosen) ?? pageSizes[0];
}

/** Parameters of panels beside a list, which do not reset its page. */
const besides = ['pagina', 'invitar'];

/** The address with one change; other parameters than those above reset to the first page. Null removes. */
export function withChange(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  if (!besides.includes(name)) next.delete('pagina');
  return next;
}

/** Drops undefined members, as query types require. */
export function known<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
