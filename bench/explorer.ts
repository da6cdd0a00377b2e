/**
 * The explorer of the balance over twelve months of 50,000 rows, over HTTP: the first call, and median and slowest of ten
 * others, in milliseconds at the client. `npm run bench -- explorer [checkout]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { buildWeb } from '../scripts/lib/build/build-web.mjs';
import { MeasuredServer } from './measured-server.ts';
import { copiesFor, wideMonths } from './wide-books.ts';

const ROWS = 50_000;
const MONTHS = 12;
const CALLS = 10;
const header = 'Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final';
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const simulation = simulateCompany({ seed: 5, from: { year: 2026, month: 1 }, months: MONTHS, errors: 'instructive' });
const copies = copiesFor(simulation, simulation.months[1]!, ROWS);

const pesos = (cents: bigint) => String(Number(cents) / 100);
const line = ({ account, accountName, thirdParty, opening, debit, credit, closing }: TrialBalanceRow) =>
  [
    account,
    accountName,
    thirdParty?.id ?? '',
    thirdParty?.name ?? '',
    ...[opening, debit, credit, closing].map(pesos),
  ].join(';');

const views: [string, string][] = [
  ['a month beside another, its classes', 'layout=compare'],
  ['third parties of an account', 'layout=compare&account=13050501'],
  ['all third parties', 'list=thirdParties'],
  ['all rows', 'list=rows'],
  ['all rows, the 400th page', 'list=rows&offset=40000'],
  ['rows with words', 'list=rows&words=ana'],
  ['twelve months, an account open', 'layout=months&open=1~13~1305~130505~13050501'],
  ['twelve months, all rows', 'layout=months&list=rows'],
];

if (!(await buildWeb(tree))) throw new Error('the client did not build');
await MeasuredServer.prepare(tree, folder);
const server = await MeasuredServer.start(tree, folder);
try {
  const company = await server.newCompany(1);
  for (const { period, rows } of wideMonths(simulation, copies)) {
    const lines = Array.from(rows).flatMap((row) => (row.title ? [] : [line(row)]));
    const bytes = new TextEncoder().encode([header, ...lines].join('\r\n'));
    await server.import(company, { name: 'balance.csv', bytes }, [period.year, period.month]);
  }
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${MONTHS} months of ${ROWS} rows\n\n`);
  process.stdout.write('| What | first, ms | median, ms | slowest, ms |\n|---|---:|---:|---:|\n');
  for (const [name, query] of views) {
    const times: number[] = [];
    for (let call = 0; call <= CALLS; call++) {
      const address = `/companies/${company}/explorer?period=2026-${MONTHS}&${query}`;
      times.push((await server.call<unknown>('GET', address)).ms);
    }
    const [first, ...others] = times;
    others.sort((a, b) => a - b);
    const cells = [first!, others[CALLS / 2]!, others.at(-1)!].map(Math.round);
    process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
