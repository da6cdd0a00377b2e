/**
 * Files of a page (the loading view of a company, the picture of a template), kept in the browser (IndexedDB) until they
 * are stored, so that a reload does not lose them.
 * Of this tab only, for an hour at most, as long as the service keeps what it recognised; emptied when signing out.
 */
import { stashDatabase } from './empty-stash.ts';

const storeName = 'archivos';
const byPage = 'page';
const tabItem = 'cuadre-pestana';
const keptMs = 60 * 60 * 1000;

/** A file as stashed; `id` is unique in its page. */
export interface Stashed<Content> {
  id: number;
  content: Content;
}

interface Row<Content> extends Stashed<Content> {
  key: string;
  page: string;
  at: number;
}

/** Null where the browser has no database, as in a private window of some. */
let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') {
      resolve(null);
      return;
    }
    const request = indexedDB.open(stashDatabase, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byPage, 'page');
    };
    request.onsuccess = () => {
      const database = request.result;
      // Signing out deletes it, in whichever tab.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  });
  return opened;
}

/** A company is the page of its loading view. */
type PageName = number | string;

/** Files of a page in this tab. */
function pageOf(name: PageName): string {
  let tab = sessionStorage.getItem(tabItem);
  if (tab === null) {
    tab = crypto.randomUUID();
    sessionStorage.setItem(tabItem, tab);
  }
  return `${tab} ${name}`;
}

/** Resolves with undefined when the browser refuses: full, or closed. The files of the page are not affected. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer> | undefined,
): Promise<Answer | undefined> {
  const database = await open();
  if (database === null) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

export async function stash<Content>(name: PageName, { id, content }: Stashed<Content>): Promise<void> {
  const page = pageOf(name);
  const row: Row<Content> = { key: `${page} ${id}`, page, id, content, at: Date.now() };
  await inStore('readwrite', (store) => store.put(row));
}

export async function unstash(name: PageName, id: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(`${pageOf(name)} ${id}`) as IDBRequest<unknown>);
}

/** Files of the page, in order; those of other tabs that have expired are deleted. */
export async function stashed<Content>(name: PageName): Promise<Stashed<Content>[]> {
  const rows = (await inStore<Row<Content>[]>('readonly', (store) => store.getAll())) ?? [];
  const expired = rows.filter(({ at }) => Date.now() - at > keptMs);
  if (expired.length > 0)
    await inStore('readwrite', (store) => {
      for (const { key } of expired) store.delete(key);
      return undefined;
    });
  const page = pageOf(name);
  return rows
    .filter((row) => row.page === page && !expired.includes(row))
    .map(({ id, content }) => ({ id, content }))
    .toSorted((a, b) => a.id - b.id);
}
