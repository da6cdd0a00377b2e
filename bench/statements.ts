/**
 * Financial statements over 24 months of 50,000 rows, over HTTP: the call that computes and keeps the figures of the months;
 * after a restart, with workers that have drawn another company, the first call and median and slowest of ten others, in
 * milliseconds at the client. `npm run bench -- statements [checkout]`.
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
const MONTHS = 24;
const CALLS = 10;
const header = 'Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final';
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const simulation = simulateCompany({ seed: 5, from: { year: 2025, month: 1 }, months: MONTHS, errors: 'instructive' });
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

const compared = 'period=2026-12&compare=mes-anterior,ano-anterior,acumulado';
const calls: [string, string][] = [
  ['what there is of a month', '?period=2026-12'],
  ['results, three comparatives, accounts of four digits', `/resultado-integral?${compared}`],
  ['results, three comparatives, all accounts', `/resultado-integral?${compared}&detail=leaves`],
  ['position, three comparatives', `/situacion-financiera?${compared}`],
  ['24 months of the results', '/resultado-integral/trend?period=2026-12'],
  ['24 months of the position', '/situacion-financiera/trend?period=2026-12'],
];

function file(rows: Iterable<TrialBalanceRow>) {
  const lines = Array.from(rows).flatMap((row) => (row.title ? [] : [line(row)]));
  return { name: 'balance.csv', bytes: new TextEncoder().encode([header, ...lines].join('\r\n')) };
}

async function measure(server: MeasuredServer, company: number): Promise<void> {
  process.stdout.write('| What | first, ms | median, ms | slowest, ms | kB |\n|---|---:|---:|---:|---:|\n');
  for (const [name, address] of calls) {
    const times: number[] = [];
    let size = 0;
    for (let call = 0; call <= CALLS; call++) {
      const { ms, answer } = await server.call<unknown>('GET', `/companies/${company}/statements${address}`);
      times.push(ms);
      size = JSON.stringify(answer).length;
    }
    const [first, ...others] = times;
    others.sort((a, b) => a - b);
    const cells = [first!, others[CALLS / 2]!, others.at(-1)!, size / 1000].map(Math.round);
    process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
  }
}

if (!(await buildWeb(tree))) throw new Error('the client did not build');
await MeasuredServer.prepare(tree, folder);
let server = await MeasuredServer.start(tree, folder);
try {
  const company = await server.newCompany(1);
  for (const { period, rows } of wideMonths(simulation, copies)) {
    await server.import(company, file(rows), [period.year, period.month]);
  }
  const small = await server.newCompany(2);
  await server.import(small, file(simulation.months[0]!.rows), [2025, 1]);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${MONTHS} months of ${ROWS} rows\n\n`);
  const address = `/companies/${company}/statements/resultado-integral/trend?period=2026-12`;
  const { ms } = await server.call<unknown>('GET', address);
  process.stdout.write(`Figures of ${MONTHS} months computed and kept in ${Math.round(ms)} ms.\n\n`);
  await server.stop();
  server = await MeasuredServer.start(tree, folder);
  for (let call = 0; call < CALLS; call++) await server.call('GET', `/companies/${small}/statements`);
  await measure(server, company);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
