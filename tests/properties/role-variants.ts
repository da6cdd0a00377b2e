/**
 * Books of a simulated company as another one would keep them, by number: names respelled within their meaning, other codes,
 * rows in another order, each third party's row in two. What every account is stays the same.
 */

import { inferRoles } from '#core/books/roles/infer-roles.ts';
import { type LabelledBooks, simulatedBooks } from '../../bench/roles/labelled-books.ts';
import { respelled } from '../../bench/roles/respelled.es.ts';
import { recoded } from '../../bench/roles/rewritten-books.ts';
import { Seeded } from '../../bench/roles/seeded.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { inTwoBranches, reordered } from './rewritings.ts';

const company = { nit: '900123456', dv: 8, name: 'Empresa', profile: {} };
const period = { year: 2025, month: 10 };

/** Companies whose names say what an account is without a title. */
const originals = simulatedBooks(7).filter(({ needsTitles }) => !needsTitles);

/** The variant of a number; the number is all that is needed to see it again. */
export function variantOf(number: number): { books: LabelledBooks; how: string } {
  const random = new Seeded(`variant ${number}`);
  let books = originals[number % originals.length]!;
  const how: string[] = [books.company];
  if (random.chance(0.7)) {
    books = withNames(books, random);
    how.push('respelled');
  }
  if (random.chance(0.7)) {
    books = recoded(books, `variant ${number}`);
    how.push('recoded');
  }
  if (random.chance(0.5)) {
    books = { ...books, rows: inTwoBranches(books.rows.filter(({ title }) => !title)) };
    how.push('split');
  }
  if (random.chance(0.5)) {
    books = { ...books, rows: reordered(books.rows) };
    how.push('reordered');
  }
  return { books, how: how.join(', ') };
}

function withNames(books: LabelledBooks, random: Seeded): LabelledBooks {
  const names = new Map<string, string>();
  for (const { account, accountName } of books.rows)
    if (!names.has(account)) names.set(account, respelled(accountName, random));
  return { ...books, rows: books.rows.map((row) => ({ ...row, accountName: names.get(row.account)! })) };
}

export interface Differences {
  accounts: number;
  /** No role where one is due. */
  silent: string[];
  /** Another role than the true one. */
  wrong: string[];
}

/** Accounts that are not what they are for, as `code name: role`. */
export function differencesIn({ rows, labels }: LabelledBooks): Differences {
  const roles = new Map(inferRoles(balanceOf(company, { period, rows })).map((one) => [one.code, one.role]));
  const names = new Map(rows.flatMap((row) => (row.title ? [] : [[row.account, row.accountName] as const])));
  const [silent, wrong]: string[][] = [[], []];
  for (const [code, name] of names) {
    const label = labels.get(code);
    if (!label?.role) continue;
    const role = roles.get(code) ?? null;
    if (role === null) silent!.push(`${code} ${name}: ${label.role}`);
    else if (role !== label.role && !label.also.includes(role))
      wrong!.push(`${code} ${name}: ${role}, not ${label.role}`);
  }
  return { accounts: names.size, silent: silent!, wrong: wrong! };
}
