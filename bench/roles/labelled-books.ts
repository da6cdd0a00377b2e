/** Books whose accounts' roles are known: simulated companies by the purpose of each account, and folders with `roles.csv`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { accountLevel } from '#core/identity/account-code.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { KindKey, TrialBalanceRow } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { chartNames } from '../../tests/support/chart-places.ts';
import { companyChart } from '../../tests/support/charts.ts';
import { rolesOfPurposes } from './purposes.ts';

/** What an account is; `role` null where none is due. */
export interface Label {
  role: string | null;
  /** Roles that are right too. */
  also: readonly string[];
}

export interface LabelledBooks {
  company: string;
  /** Names say what an account is only together with the titles above it. */
  needsTitles: boolean;
  rows: readonly TrialBalanceRow[];
  labels: ReadonlyMap<string, Label>;
}

const KINDS: readonly KindKey[] = ['trade', 'services', 'construction', 'simple', 'esal', 'importer'];

/** One month of a simulated company of each kind, and of one on each chart of `tests/fixtures/charts`. */
export function simulatedBooks(seed: number): LabelledBooks[] {
  const own = KINDS.map((kind) => ({ name: `${kind}`, kind, chart: undefined }));
  const charts = chartNames.map((name, index) => ({
    name: `${name}`,
    kind: KINDS[index % KINDS.length]!,
    chart: companyChart(name),
  }));
  return [...own, ...charts].map(({ name, kind, chart }) => {
    const options = { seed, from: { year: 2025, month: 9 }, months: 2, errors: 'none', kind } as const;
    const { months } = simulateCompany(chart ? { ...options, chart } : options);
    const labels = new Map<string, Label>();
    for (const [purpose, code] of Object.entries(ACCOUNT)) {
      const role = rolesOfPurposes.get(purpose);
      const place = chart?.accounts[code] ?? code;
      const known = labels.get(place);
      labels.set(place, {
        role: known ? known.role : (role ?? null),
        also: known ? [...known.also, ...(role ? [role] : [])] : [],
      });
    }
    return { company: name, needsTitles: chart !== undefined, rows: months.at(-1)!.rows, labels };
  });
}

/** The newest months of the companies of a folder that `roles.csv` labels: company, code, role, also. */
export async function labelledFolder(folder: string): Promise<LabelledBooks[]> {
  const [, ...lines] = readFileSync(join(folder, 'roles.csv'), 'utf8').trim().split(/\r?\n/);
  const table = Map.groupBy(
    lines.map((line) => line.split(',')),
    ([company]) => company!,
  );
  const found: LabelledBooks[] = [];
  for (const [company, cells] of table) {
    const path = [`${company}-clean`, company].map((name) => join(folder, name)).find(existsSync);
    if (path === undefined) continue;
    const labels = new Map(cells.map(([, code, role, also]) => [code!, labelOf(role!, also ?? '')]));
    found.push({ company: basename(path), needsTitles: false, rows: rowsOf(await newest(path)), labels });
  }
  return found;
}

function labelOf(role: string, also: string): Label {
  const others = also.split('|').filter(Boolean);
  if (role.startsWith('missing:')) return { role: null, also: [...others, role.slice('missing:'.length), 'none'] };
  return { role: role === 'none' ? null : role, also: others };
}

async function newest(folder: string): Promise<TrialBalance> {
  const name = readdirSync(folder)
    .filter((one) => !one.endsWith('.json'))
    .sort()
    .at(-1)!;
  const { balance } = await readBalance(await openWorkbook(readFileSync(join(folder, name)), name), formats);
  if (!balance) throw new Error(`${folder}/${name} could not be read`);
  return new TrialBalance(balance);
}

function rowsOf(balance: TrialBalance): TrialBalanceRow[] {
  const leaves = new Set(balance.leaves());
  return Array.from({ length: balance.accountCount }, (_, index) => index).flatMap((index): TrialBalanceRow[] => {
    const { code, name, people } = balance.leaf(index);
    const row = { account: code, accountName: name, level: accountLevel(code) };
    const nothing = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
    if (!leaves.has(index)) return [{ ...row, title: true, thirdParty: null, ...nothing }];
    return people.map(({ key, entry, opening, debit, credit, closing }) => ({
      ...row,
      title: false,
      thirdParty: key === '' ? null : { id: balance.thirdParties.id(entry), name: balance.thirdParties.name(entry) },
      opening,
      debit,
      credit,
      closing,
    }));
  });
}
