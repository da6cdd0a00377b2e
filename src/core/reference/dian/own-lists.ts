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

let loads: Readonly<Partial<Record<DianList, DianLoad>>> | undefined;

/** By list; there is none of fictitious suppliers. */
export function ownLists(): Readonly<Partial<Record<DianList, DianLoad>>> {
  loads ??= {
    grandes: loadOf('grandes'),
    autorretenedores: loadOf('autorretenedores'),
    agentesIva: loadOf('agentesIva'),
  };
  return loads;
}
