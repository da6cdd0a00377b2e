/** `headerRow` of a sheet that has no titles. Apart from the schema, which the reading of files does not load. */
export const NO_TITLES = 0;
