/**
 * Counts the changes of what the reader makes of a file. Raised where a file that was readable may now give other figures,
 * another month, company or unit, or be refused: stored months are then read again and compared, none is replaced.
 */
export const readerVersion = 8;
