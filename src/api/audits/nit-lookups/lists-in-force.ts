/** The lists in force on a day. */
import type { ListsInForce } from '#core/reference/dian/dian-list.ts';

export async function listsInForce(day: string): Promise<ListsInForce> {
  const { ownLists } = await import('#core/reference/dian/own-lists.ts');
  return Object.fromEntries(Object.entries(ownLists()).filter(([, { from }]) => from <= day));
}
