/** Lines of the statements with their names. A line by term exists twice: as it is, current, and for the long term. */
import { listStatementLines, type StatementLine, statementLine } from '#core/reference/chart/statement-mapping.ts';
import { isLongTerm, isOfSubsidiaries, longTermName, namedOtherwise } from './words/term-words.es.ts';

/** Line of a statement, by key. */
export interface NamedLine {
  key: string;
  section: StatementLine['section'];
  /** Null for lines of results and memorandum accounts. */
  isCurrent: boolean | null;
  cashFlow: StatementLine['cashFlow'];
  nature: StatementLine['nature'];
  /** Prefixes of the decree that it holds. */
  prefixes: readonly string[];
}

/** Reporting framework: 1 full IFRS, 2 NIIF para las PYMES, 3 micro-entities. */
export type Framework = 1 | 2 | 3;

const LONG_TERM = 'LongTerm';
const INVESTMENTS = /^investments/;

const rows = listStatementLines();
const byKey = new Map(Map.groupBy(rows, ({ key }) => key));

/** Every line in the order of the table; those for the long term follow their own. */
export const namedLines: readonly NamedLine[] = [...byKey].flatMap(([key, [first, ...others]]) => {
  const { section, term, cashFlow, nature, prefix } = first!;
  const line = { section, cashFlow, nature, prefixes: [prefix, ...others.map((row) => row.prefix)] };
  const isCurrent = term === null ? null : term !== 'non_current';
  if (term !== 'by_term') return [{ ...line, key, isCurrent }];
  return [
    { ...line, key, isCurrent: true },
    { ...line, key: key + LONG_TERM, isCurrent: false },
  ];
});

const lines = new Map(namedLines.map((line) => [line.key, line]));

/** A line by key, or null: one that an assignment of an older version names. */
export function namedLine(key: string): NamedLine | null {
  return lines.get(key) ?? null;
}

/** Name of a line under a framework, Spanish; '' for an unknown one. */
export function lineName(key: string, framework: Framework): string {
  const own = byKey.get(key)?.[0];
  if (own) return (framework === 1 ? own.lineFull : framework === 3 ? own.lineMicro : null) ?? own.line;
  return key.endsWith(LONG_TERM) ? longTermName(lineName(key.slice(0, -LONG_TERM.length), framework)) : '';
}

/**
 * Line of an account by its place in the decree. What the chart does not say, its names do: «largo plazo» is not current,
 * and a realised exchange difference is cash. `names`: its own and those of the titles above it, normalised.
 */
export function lineOfPlace(place: string, names: readonly string[]): string | null {
  const own = statementLine(place);
  if (own === null) return null;
  const row = byKey.get(namedOtherwise(own.key, place, names) ?? own.key)![0]!;
  const isLong = names.some(isLongTerm) || (INVESTMENTS.test(row.key) && names.some(isOfSubsidiaries));
  return row.term === 'by_term' && isLong ? row.key + LONG_TERM : row.key;
}
