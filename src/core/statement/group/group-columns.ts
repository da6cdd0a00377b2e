/** Keys of the columns of a consolidated statement that are not companies. */
export const eliminationsColumn = 'eliminaciones';
export const groupColumn = 'consolidado';
