/** A statement as a table for a terminal. */

import { figureWords } from '#api/statements/documents/figures.es.ts';
import { documentText } from '#api/statements/documents/text.es.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCents } from '#core/money/money.es.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { type Paint, padded, painter, wrapped } from './paint.ts';
import { statementsText } from './statements-text.es.ts';

const LABEL = 54;
const AMOUNT = 22;
const INDENT = 2;
const WIDTH = 110;

/** `withAccounts`: below each line its accounts of four digits. */
export function statementTable(
  company: string,
  { title, period, columns, nodes, checks, restated }: StatementTree,
  { colour, withAccounts, unit }: { colour: boolean; withAccounts: boolean; unit: StatementUnit },
): string {
  const paint = painter(colour);
  const compared = columns.map((_, at) => nodes.some((node) => hasChange(node, at)));
  const heading = columns
    .flatMap(({ label }, at) => [label, ...(compared[at] ? [statementsText.change] : [])])
    .map((words) => words.padStart(AMOUNT))
    .join('');
  const lines = [
    paint('bold', [company, title, formatPeriod(parsePeriod(period)!)].filter(Boolean).join(' · ')),
    paint('dim', restated?.words ?? documentText.unit(unit)),
    '',
    paint('dim', padded(statementsText.concept, LABEL) + heading),
    ...nodes.flatMap((node) => linesOf(node, 0, { withAccounts, paint, unit, compared })),
    ...(restated ? ['', ...[...restated.missing, ...restated.notes].flatMap((line) => wrapped(line, WIDTH))] : []),
    '',
    ...checks.flatMap(({ holds, label, words }) => {
      const mark = holds ? paint('green', statementsText.holds) : paint('red', statementsText.doesNotHold);
      return wrapped(`${label}. ${words}`, WIDTH).map((line, index) => `${index === 0 ? mark : '  '}  ${line}`);
    }),
  ];
  return `${lines.join('\n')}\n\n`;
}

interface Look {
  withAccounts: boolean;
  paint: Paint;
  unit: StatementUnit;
  /** By column: whether it has variations beside it. */
  compared: readonly boolean[];
}

function hasChange({ changes, children }: StatementNode, at: number): boolean {
  return (changes?.[at] ?? null) !== null || children.some((child) => hasChange(child, at));
}

function linesOf(node: StatementNode, depth: number, look: Look): string[] {
  const { withAccounts, paint } = look;
  const { kind, code, label, amounts, changes, unit, marks, children } = node;
  const told = [code, label].filter(Boolean).join(' ');
  const name = padded(' '.repeat(depth * INDENT) + told, LABEL);
  const shown = amounts.flatMap((amount, at) => [amount, ...(look.compared[at] ? [changes?.[at] ?? null] : [])]);
  const figures = shown.map((amount) =>
    amount === null
      ? statementsText.noFigure
      : unit === null
        ? figureWords({ unit }, amount, look.unit)
        : formatCents(amount) + statementsText.units[unit],
  );
  const row = kind === 'section' ? name.trimEnd() : name + figures.map((text) => text.padStart(AMOUNT)).join('');
  const said =
    kind === 'line' && marks.length > 0 ? `  (${marks.map((mark) => statementsText.marks[mark]).join(', ')})` : '';
  const own = kind === 'line' || kind === 'account' ? row + paint('dim', said) : paint('bold', row);
  const below = kind === 'section' || (withAccounts && kind === 'line') ? children : [];
  return [own, ...below.flatMap((child) => linesOf(child, depth + 1, look))];
}
