/** The lists of the program: one snapshot of 2026, the first load of three of the lists. */
import { dianListText } from '#core/reference/people/dian-lists.gen.ts';
import type { DianEntry, DianList, DianLoad } from './dian-list.ts';

const letters = { grandes: 'G', autorretenedores: 'A', agentesIva: 'I' } as const;

/** Grandes contribuyentes are those of 2025 and 2026; nobody knows since when the others are in force. */
const from = '2025-01-01';

function loadOf(list: keyof typeof letters): DianLoad {
  const entries = new Map<string, DianEntry>();
  for (const [nit, lists, name] of dianListRows())
    if (lists.includes(letters[list])) entries.set(nit, { nit, name, day: null, resolution: null });
  return { list, number: 1, from, entries };
}

/** Rows of the snapshot: NIT, letters of its lists, name. */
export function* dianListRows(): Generator<[nit: string, lists: string, name: string]> {
  let start = 1;
  for (let end = dianListText.indexOf('\n', start); end > 0; end = dianListText.indexOf('\n', start)) {
    const [nit, lists, name] = dianListText.slice(start, end).split('|') as [string, string, string];
    yield [nit, lists, name];
    start = end + 1;
  }
}

const made: Partial<Record<DianList, DianLoad>> = {};

function once(list: keyof typeof letters): DianLoad {
  made[list] ??= loadOf(list);
  return made[list];
}

const lists = {
  get grandes() {
    return once('grandes');
  },
  get autorretenedores() {
    return once('autorretenedores');
  },
  get agentesIva() {
    return once('agentesIva');
  },
};

/** By list, each made when it is first asked; there is none of fictitious suppliers. */
export function ownLists(): Readonly<Partial<Record<DianList, DianLoad>>> {
  return lists;
}
