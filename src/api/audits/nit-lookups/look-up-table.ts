/** Rows of a look-up as a table. */
import type { Table } from '#api/kernel/send-table.ts';
import type { CsvCell } from '#core/call/csv.ts';
import {
  describeLookUp,
  describeNitProblem,
  kindName,
  lookUpWords,
  memberName,
} from '#core/reference/dian/dian-words.es.ts';
import type { LookedUp } from './contract.ts';
import { text } from './text.es.ts';

export function lookUpTable(rows: readonly LookedUp[]): Table {
  return {
    title: text.title,
    fileName: text.fileName,
    rows: [[...text.columns], ...rows.map(cellsOf)],
    look: { widths: [16, 6, 12, 34, 40, 46, 60], bold: [0], head: { row: 0, last: rows.length } },
  };
}

function cellsOf(row: LookedUp): CsvCell[] {
  const { nit, problem, dv, givenDv, kind, name, memberships } = row;
  if (problem === 'blank') return [null];
  if (problem !== null) return [nit, null, givenDv, null, null, null, describeNitProblem(problem, nit)];
  const fictitious = memberships.find(({ list }) => list === 'ficticios');
  return [
    nit,
    dv,
    givenDv,
    kind && kindName[kind],
    name ?? lookUpWords.unnamed,
    memberships.map(({ list }) => memberName[list]).join(', ') || lookUpWords.unlisted,
    describeLookUp(row, memberships, fictitious?.since ?? null).join(' ') || null,
  ];
}
