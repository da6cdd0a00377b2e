/** The lists of the program: one snapshot of 2026, the first load of three of the lists. Large: import it dynamically. */
import { dianListRows } from '#core/reference/people/dian-lists.gen.ts';
import type { DianEntry, DianList, DianLoad } from './dian-list.ts';

const letters = { grandes: 'G', autorretenedores: 'A', agentesIva: 'I' } as const;

/** Grandes contribuyentes are those of 2025 and 2026; nobody knows since when the others are in force. */
const from = '2025-01-01';

function loadOf(list: keyof typeof letters): DianLoad {
  const entries = dianListRows
    .filter(([, , lists]) => lists.includes(letters[list]))
    .map(([nit, name]): [string, DianEntry] => [nit, { nit, name, day: null, resolution: null }]);
  return { list, number: 1, from, entries: new Map(entries) };
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
