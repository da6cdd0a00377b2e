/** Row and column limits of mappings. Separate from the schema, which file reading does not load. */

/** `headerRow` of a sheet without headers. */
export const NO_TITLES = 0;
/** Maximum number of columns of a trial balance. */
export const MOST_COLUMNS = 256;
