/** Default mapping of accounts to the financial statements of an SME; a company may change it (domain 6.6). */
import { indexByPrefix, longestMatch } from './prefix-index.ts';
import { type StatementLine, statementLines } from './statement-mapping.gen.ts';

export type { StatementLine } from './statement-mapping.gen.ts';

const index = indexByPrefix(statementLines, ({ prefix }) => prefix);

/** The line of an account by longest prefix, or null. */
export function statementLine(code: string): StatementLine | null {
  return longestMatch(index, code);
}

/** Every line, in the order of the statements. */
export function listStatementLines(): readonly StatementLine[] {
  return statementLines;
}
