/** Last digits of a NIT in the order of the DIAN's tables: 0 comes last. */
export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
