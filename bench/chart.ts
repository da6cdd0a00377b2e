/**
 * The chart of accounts of 20,000 accounts, over HTTP and in Chromium, and one changed parameter over a month of 5,000 rows
 * until its audit is done: median and fastest of ten on their own server, in milliseconds at the client. `node
 * bench/chart.ts [checkout]`; with another checkout for comparison. `CUADRE_CHROMIUM`: path of the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Simulation, TrialBalanceRow } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { buildWeb } from '../scripts/lib/build/build-web.mjs';
import { ChartInBrowser } from './chart-in-browser.ts';
import type { MeasuredClient } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';
import { copiesFor, wideMonths } from './wide-books.ts';

const ACCOUNTS = 20_000;
const ROWS = 5_000;
const CALLS = 10;
const header = 'Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final';
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const simulation = simulateCompany({
  seed: 5,
  from: { year: 2026, month: 1 },
  months: 2,
  errors: 'instructive',
});

const pesos = (cents: bigint) => String(Number(cents) / 100);
const line = (row: TrialBalanceRow, account: string, name: string) =>
  [
    account,
    name,
    row.thirdParty?.id ?? '',
    row.thirdParty?.name ?? '',
    ...[row.opening, row.debit, row.credit, row.closing].map(pesos),
  ].join(';');

function file(lines: readonly string[]) {
  return { name: 'balance.csv', bytes: new TextEncoder().encode([header, ...lines].join('\r\n')) };
}

/** Each account of a month again and again, every time under a subaccount of its own. */
function manyAccounts({ months }: Simulation, month: number): string[] {
  const facts = months[month]!.rows.filter(({ title }) => !title);
  const accounts = new Set(facts.map(({ account }) => account)).size;
  const copies = Math.ceil(ACCOUNTS / accounts);
  return Array.from({ length: copies }, (_, copy) =>
    facts.map((row) =>
      line(row, `${row.account}${String(copy + 1).padStart(4, '0')}`, `${row.accountName} ${copy + 1}`),
    ),
  ).flat();
}

function manyRows(month: number): string[] {
  const { period } = simulation.months[month]!;
  const copies = copiesFor(simulation, simulation.months[month]!, ROWS);
  const wide = [...wideMonths(simulation, copies)].find((one) => one.period === period)!;
  return Array.from(wide.rows).flatMap((row) => (row.title ? [] : [line(row, row.account, row.accountName)]));
}

async function measure(name: string, take: (call: number) => Promise<{ ms: number }>): Promise<void> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) times.push((await take(call)).ms);
  times.sort((a, b) => a - b);
  const cells = [name, times[CALLS / 2]!, times[0]!].map((cell) =>
    typeof cell === 'number' ? Math.round(cell) : cell,
  );
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** A parameter of a validation, set; then the month audited. */
async function setAndAudit(client: MeasuredClient, company: number, call: number): Promise<{ ms: number }> {
  const base = `/companies/${company}`;
  const settings = { parameters: { vecesLaBase: 20 + call } };
  const stored = await client.call('PUT', `${base}/validations/10`, { settings });
  const started = await client.call<{ data: { id: string } }>('POST', `${base}/audits`, { year: 2026, month: 2 });
  const done = await client.call<string>('GET', `${base}/audits/${started.answer.data.id}/events`);
  if (!done.answer.includes('"state":"done"')) throw new Error(done.answer);
  return { ms: stored.ms + started.ms + done.ms };
}

if (!(await buildWeb(tree))) throw new Error('the client did not build');
await MeasuredServer.prepare(tree, folder);
const server = await MeasuredServer.start(tree, folder);
try {
  const [wide, long] = [await server.newCompany(1), await server.newCompany(2)];
  for (const month of [0, 1]) {
    await server.import(wide, file(manyAccounts(simulation, month)), [2026, month + 1]);
    await server.import(long, file(manyRows(month)), [2026, month + 1]);
  }
  const { answer } = await server.call<{ data: { accounts: { code: string }[] } }>('GET', `/companies/${wide}/chart`);
  const codes = answer.data.accounts.map(({ code }) => code);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${codes.length} accounts with titles\n\n`);
  process.stdout.write('| What | median, ms | fastest, ms |\n|---|---:|---:|\n');
  await measure('the chart', () => server.call('GET', `/companies/${wide}/chart`));
  const edits = [{ accounts: codes.slice(-1), marks: [{ mark: 4, isOn: true }] }];
  await measure('preview of an edit', () => server.call('POST', `/companies/${wide}/chart/preview`, { edits }));
  const browser = await ChartInBrowser.open(server.signIn, wide);
  await measure('the chart in the browser, from the menu to its rows', () => browser.show());
  const letters = await browser.type('retencion1');
  await measure('a letter in its search, until it is drawn', async (call) => letters[call]!);
  await browser.close();
  await measure('one parameter changed, and the month audited', (call) => setAndAudit(server, long, call));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
