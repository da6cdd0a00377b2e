/** Numbers of rows and columns that mappings speak of. Apart from their schema, which the reading of files does not load. */

/** `headerRow` of a sheet that has no titles. */
export const NO_TITLES = 0;
/** Columns past it are no trial balance's. */
export const MOST_COLUMNS = 256;
