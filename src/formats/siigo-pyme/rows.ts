/** What each row of a Siigo Pyme sheet is: an account, a third party of the account above, or nothing. */
import type { RawRow } from '#core/format.ts';
import { plainText } from '#core/header-row.ts';
import { cellReader, emptyRow } from '#core/raw-row.ts';
import { text } from '#core/raw-rows.ts';
import type { Cell, SheetRow } from '#core/workbook.ts';
import type { Layout } from './layout.es.ts';

export function classifyRows({ columns, segments, breakColumn }: Layout): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account = '';
  let accountName: Cell = null;
  return ({ cells }) => {
    const own = segments.length > 1 ? joinSegments(segments, cells) : joinGroups(cells[segments[0]!] ?? null);
    const id = text(read(cells, 'id'));
    const hasParty = id !== '' && !/^0+$/.test(id);
    if (own === null && !hasParty) return null;
    const description = text(read(cells, 'name'));
    if (own !== null) account = own;
    if (own !== null && !hasParty) accountName = description;
    raw.code = account;
    raw.name = accountName;
    raw.id = hasParty ? id : null;
    raw.dv = hasParty ? read(cells, 'dv') : null;
    raw.branch = hasParty ? read(cells, 'branch') : null;
    raw.thirdPartyName = hasParty ? description : null;
    for (const field of ['opening', 'debit', 'credit', 'closing'] as const) raw[field] = read(cells, field);
    raw.kind = hasParty
      ? 'detail'
      : breakColumn >= 0 && plainText(cells[breakColumn] ?? null) === 'cuenta'
        ? 'title'
        : 'unknown';
    return raw;
  };
}

/** `11`, `5`, `5`, `1` is 11050501: the group as it is, each other segment two digits wide. Null when the group is empty. */
function joinSegments(segments: readonly number[], cells: readonly Cell[]): string | null {
  const [group, ...rest] = segments.map((column) => text(cells[column] ?? null).replace(/\.0+$/, ''));
  if (!group || !/^\d{1,2}$/.test(group)) return null;
  let code = group;
  for (const segment of rest) {
    if (segment === '' || !/^\d{1,2}$/.test(segment)) break;
    code += segment.padStart(2, '0');
  }
  return code;
}

/** `13  05  05` in one cell. Null when it holds no code. */
function joinGroups(cell: Cell): string | null {
  const code = text(cell)
    .replace(/\.0+$/, '')
    .replace(/[\s.-]/g, '');
  return /^\d{1,16}$/.test(code) ? code : null;
}
