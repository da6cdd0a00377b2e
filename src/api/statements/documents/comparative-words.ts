/** What a statement says of the spans of the year before: those that it lacks, or the rule by which it has them. */
import { parsePeriod } from '#core/calendar/period.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { rowsOfTree, type StatementsContent } from './statements-content.ts';
import { documentText } from './text.es.ts';

/** Statements that are signed one by one; the others explain them. */
export const signedStatements: ReadonlySet<string> = new Set([
  'situacion-financiera',
  'resultado-integral',
  'cambios-patrimonio',
  'flujos-efectivo',
]);
const DECEMBER = 12;
const text = documentText.comparative;

type Told = Pick<StatementsContent, 'basis' | 'niifGroup' | 'fiscalYearEnd'>;

/** Sentences; none for statements that only explain. A column without any figure is not there. */
export function comparativeWords(tree: StatementTree, told: Told): string[] {
  if (!signedStatements.has(tree.key)) return [];
  const period = parsePeriod(tree.period)!;
  const month = Math.min(period.month, DECEMBER);
  const has = (key: string) => hasFigures(tree, key);
  const isOfYear = told.basis === 'year';
  // NIC 34, paragraph 20, for years that end in December: accumulated figures begin in January.
  const isInterim = told.niifGroup === 1 && told.fiscalYearEnd === DECEMBER && month < DECEMBER;
  if (tree.key === 'situacion-financiera') {
    if (!has('diciembre') && !has('ano-anterior')) return [text.noDate(period.year - 1)];
    return isInterim && has('diciembre') ? [text.interim] : [];
  }
  const spans = [
    { isThere: true, isYear: isOfYear, beside: 'ano-anterior' },
    { isThere: has('acumulado'), isYear: true, beside: 'acumulado-anterior' },
  ].filter(({ isThere }) => isThere);
  const missing = spans.filter(({ beside }) => !has(beside));
  if (missing.length > 0)
    return missing.map(({ isYear }) =>
      text.noSpan({ year: period.year - 1, month }, isYear || period.month > DECEMBER),
    );
  const hasYear = isOfYear || has('acumulado');
  return isInterim && hasYear ? [text.interim] : [];
}

/** Whether it has the year to date beside the month. */
export function hasAccumulated(tree: StatementTree, { basis }: Pick<Told, 'basis'>): boolean {
  return basis === 'month' && hasFigures(tree, 'acumulado');
}

/** In a column, or in the section of a statement whose columns are reasons. */
function hasFigures({ columns, nodes }: StatementTree, key: string): boolean {
  const at = columns.findIndex((column) => column.key === key);
  const below = nodes.filter((node) => node.key === key);
  return (
    rowsOfTree(below).some(({ node }) => node.amounts.some((amount) => amount !== null)) ||
    (at >= 0 && rowsOfTree(nodes).some(({ node }) => node.amounts[at] !== null))
  );
}
