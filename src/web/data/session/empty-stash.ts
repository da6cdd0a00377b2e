/** Deletes the stashed files from the browser; apart from `file-stash.ts`, which only the views that stash load. */

/** Name of the database. */
export const stashDatabase = 'cuadre-archivos';

/** When signing out. Open pages let go of the database (`versionchange`). */
export function emptyStash(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(stashDatabase);
}
