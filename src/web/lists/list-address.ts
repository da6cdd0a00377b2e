/** What a list shows, kept in the address: how its parts are read and changed. Whatever makes no sense is left out. */

/** One of the known values, or undefined. */
export function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}

export function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A day that the calendar has. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

export function uuidOf(text: string | null): string | undefined {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined;
}

/** What was typed to search for, cut to what the server takes. */
export function wordsOf(text: string | null): string | undefined {
  return text?.trim().slice(0, 100) || undefined;
}

/** What opens beside a list leaves it where it is. */
const besides = ['pagina', 'invitar'];

/** The address with one thing changed; another list starts at its first page. Null takes the thing away. */
export function withChange(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  if (!besides.includes(name)) next.delete('pagina');
  return next;
}

/** Without what is undefined, as the types of queries want it. */
export function known<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
