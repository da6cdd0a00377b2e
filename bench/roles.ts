/**
 * Which role each account of labelled books is given, held against the true one: as the books are, under other usual names, under
 * other codes, and under both. `npm run bench -- roles [--seeds 4] [--seed TEXT] [--errors] [--seen] [FOLDER…]`; a folder holds
 * books by company and `roles.csv`. Without `--seen` the names are those kept aside; `--errors` prints the errors by role.
 */
import { parseArgs } from 'node:util';
import { inferRoles } from '#core/books/roles/infer-roles.ts';
import { balanceOf } from '../tests/ruling/simulated-books.ts';
import { Judged } from './roles/judged.ts';
import { type LabelledBooks, labelledFolder, simulatedBooks } from './roles/labelled-books.ts';
import { type Half, recoded, renamed } from './roles/rewritten-books.ts';

const { values, positionals } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'a' },
    errors: { type: 'boolean', default: false },
    seen: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const company = { nit: '900123456', dv: 8, name: 'Empresa', profile: {} };
const half: Half = values.seen ? 'seen' : 'kept';

const folders = await Promise.all(positionals.map(labelledFolder));
const books = [...simulatedBooks(3), ...folders.flat()];
const CONDITIONS: Readonly<Record<string, (one: LabelledBooks, seed: string) => LabelledBooks>> = {
  'as they are': (one) => one,
  renamed: (one, seed) => renamed(one, seed, half),
  recoded: (one, seed) => recoded(one, seed),
  both: (one, seed) => recoded(renamed(one, seed, half), seed),
};

/** Lists of accounts whose names say little, without a title: nobody could tell them apart under other codes. */
function hasTitles({ rows }: LabelledBooks): boolean {
  return rows.some(({ title }) => title);
}

const GOALS: Readonly<Record<string, number>> = { 'as they are': 0.99, renamed: 0.98, recoded: 0.95, both: 0.92 };
let isShort = false;
for (const [condition, rewrite] of Object.entries(CONDITIONS)) {
  if (values.only && values.only !== condition) continue;
  const judged = new Judged();
  const seeds = condition === 'as they are' ? 1 : Number(values.seeds);
  for (let index = 0; index < seeds; index++)
    for (const one of books) {
      if (condition !== 'as they are' && condition !== 'renamed' && one.needsTitles && !hasTitles(one)) continue;
      const written = rewrite(one, `${values.seed}${index}`);
      const balance = balanceOf(company, { period: { year: 2025, month: 10 }, rows: written.rows });
      judged.judge(
        written,
        new Map(inferRoles(balance).map((account) => [account.code, account])),
        `${values.seed}${index}`,
      );
    }
  console.log(judged.line(condition));
  if (values.errors) for (const line of judged.kinds()) console.log(line);
  isShort ||= judged.right < GOALS[condition]! || judged.wrong > 0.01;
}
console.log(isShort ? 'falls short of 99, 98, 95 and 92 % right, or of 1 % wrong' : 'nothing falls short');
process.exitCode = isShort ? 1 : 0;
