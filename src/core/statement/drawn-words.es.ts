/** Words of nodes that no statement declares. */

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const drawnWords = {
  /** What the running result is of a line that has accounts of its own too. */
  ofResults: 'Cuentas de resultado',
  /** Why what begins with the balance of the year's beginning is empty; `columns`: which ones, if not all. */
  noStart: (columns: readonly string[]) =>
    `${columns.length === 0 ? 'Falta' : `En ${list.format(columns.map((column) => `«${column}»`))} falta`} el balance de enero o el de diciembre anterior: no se sabe cómo empezó el año.`,
};
