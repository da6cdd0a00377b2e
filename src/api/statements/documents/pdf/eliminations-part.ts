/** What was eliminated between the companies of a group, on a page of its own. */
import type { Content, TableCell } from 'pdfmake';
import { formatCents } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { colour, lined } from '#platform/pdf/look.ts';
import { type EliminationLine, eliminationLines } from '../group-lines.ts';
import type { StatementsContent } from '../statements-content.ts';
import { documentText } from '../text.es.ts';
import { heading } from './statement-part.ts';

const text = documentText.group;
/** Points, of an amount. */
const WIDTH = 84;

export function eliminationsPart(content: StatementsContent): Content[] {
  const { group } = content;
  if (group === null) return [];
  const lines = eliminationLines(group);
  const when = documentText.when('situacion-financiera', content.period, content.basis);
  return [
    heading({ ...content, unit: 'pesos' }, { title: text.eliminations, when, isFirst: content.trees.length === 0 }),
    { text: lines.length === 0 ? text.nothing : text.eliminationWords, margin: [0, 0, 0, 8] },
    ...(lines.length === 0 ? [] : [tableOf(lines)]),
  ];
}

function tableOf(lines: readonly EliminationLine[]): Content {
  const [company, , , , ...amounts] = text.head;
  const head: TableCell[] = [
    { text: company!, style: 'head' },
    ...amounts.map((words): TableCell => ({ text: words, style: 'head', alignment: 'right' })),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...amounts.map(() => WIDTH)],
      body: [head, ...lines.map(lineOf)],
    },
    layout: lined,
    fontSize: 8.5,
  };
}

function lineOf({ level, kind, companies, code, name, amounts, difference }: EliminationLine): TableCell[] {
  const isPair = level === 'pair';
  const look = isPair ? { bold: true } : { color: colour.second };
  const words = isPair ? `${text.pair(companies)}: ${text.kinds[kind].toLowerCase()}` : `${code} ${name}`;
  const own: TableCell[] = isPair
    ? [{ text: words, ...look }]
    : [{ stack: [words, { text: companies[0]!, style: ['muted', 'small'] }], margin: [8, 0, 0, 0], ...look }];
  return [...own, ...[...amounts, difference].map((cents) => figure(cents, look))];
}

function figure(cents: Cents | null, look: object): TableCell {
  return {
    text: cents === null ? '' : formatCents(cents),
    alignment: 'right',
    noWrap: true,
    fontFeatures: ['tnum'],
    ...look,
  };
}
