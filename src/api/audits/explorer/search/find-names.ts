/** Finds accounts and third parties of a month by words, in a worker thread. */
import { bestOf } from '#core/identity/rank-words.ts';
import { type MonthsToJoin, openedCubes } from '../opened-cubes.ts';
import type { FoundInCompany } from './contract.ts';

export interface NamesTask {
  months: MonthsToJoin;
  /** As `searchWords` gives them. */
  words: string[];
  most: number;
}

/** Null where the month is not open and was not given. */
export async function findNames({
  months,
  words,
  most,
}: NamesTask): Promise<Pick<FoundInCompany, 'accounts' | 'thirdParties'> | null> {
  const cube = openedCubes.open(months);
  if (cube === null) return null;
  const accounts = cube.tree.filter(({ code }) => code !== '');
  // Number 0 is "no third party".
  const people = cube.thirdParties.slice(1).filter(({ key }) => key !== '');
  return {
    accounts: bestOf(accounts, words, ({ code, name }) => `${code} ${name}`, most).map(({ code, name }) => ({
      code,
      name,
    })),
    thirdParties: bestOf(people, words, ({ id, name }) => `${name} ${id}`, most).map(({ key, id, name }) => ({
      key,
      id,
      name,
    })),
  };
}
