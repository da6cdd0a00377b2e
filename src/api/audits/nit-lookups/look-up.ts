/** A pasted line as a row of its look-up. */
import { type ListsInForce, membershipsOf } from '#core/reference/dian/dian-list.ts';
import { readPastedNit } from '#core/reference/dian/read-pasted-nit.ts';
import type { LookedUp } from './contract.ts';

export function lookUp(line: string, lists: ListsInForce, today: string): LookedUp {
  const read = readPastedNit(line);
  const found = read.problem === null ? membershipsOf(lists, read.nit, today) : [];
  return {
    ...read,
    name: found[0]?.entry.name ?? null,
    memberships: found.map(({ list, state, entry, until }) => ({ list, state, since: entry.day, until })),
  };
}
