/**
 * What two hostile accounts at full force take from a third one. The third imports, audits and opens findings, quiet and
 * under attack in turn on one server; prints 95th percentiles over all repetitions, their ratios, and the memory of all
 * processes but PostgreSQL: before, at most, and a minute after each attack.
 * `npm run bench -- fair-shares [folder of hostile files] [checkout]`
 *
 * With a number of seconds instead: how long fifty people of three accounts wait while they work so long without and with
 * imports. `npm run bench -- fair-shares 120 [checkout]`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Attack } from './attackers.ts';
import { work as atWork, openAccounts, percentile, workTable } from './firm-at-work.ts';
import { type MeasuredFile, madeCompany } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';
import { residentMb, watchingMemory } from './resident-memory.ts';

const REPETITIONS = 3;
/** Imports of each file in a phase: of fewer than twenty, the 95th percentile is the slowest. */
const ROUNDS = 40;
/** Findings opened after each import. */
const OPENED = 4;
const WARM_UP = 3;
const WARM_UP_SECONDS = 20;
/** Attack before the third account begins, and rest after it, in milliseconds. */
const HEAD_START_MS = 10_000;
const REST_MS = 60_000;
const fixtures = join(import.meta.dirname, '..', 'tests', 'fixtures');
const large = join(fixtures, 'large', 'balance-2025-02.xlsx');
const [, , asked = null, tree = join(import.meta.dirname, '..')] = process.argv;
/** Of a firm at work; 0: attackers. */
const seconds = Number(asked) || 0;
const hostile = seconds > 0 ? null : asked;
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

/** Milliseconds by what was done. */
type Samples = Record<string, number[]>;

const fileAt = (path: string): MeasuredFile => ({ name: 'balance.xlsx', bytes: new Uint8Array(readFileSync(path)) });
const books = [
  { name: 'large', file: fileAt(large), period: [2025, 2] },
  { name: 'small', file: fileAt(join(fixtures, 'errors', 'balance-2026-01.xlsx')), period: [2026, 1] },
] as const;
let companies = 0;

/** What the third account does, as often as told. */
async function work(server: MeasuredServer, rounds: number): Promise<Samples> {
  const samples: Samples = {};
  const add = (name: string, ms: number) => {
    samples[name] ??= [];
    samples[name].push(ms);
  };
  for (let round = 0; round < rounds; round++) {
    for (const { name, file, period } of books) {
      companies += 1;
      // A new company each time: results of one audit would be reused by the next.
      const company = await server.newCompany(companies);
      const { audit, steps } = await server.import(company, file, period);
      add(`${name}: upload and inspect`, steps.inspect);
      add(`${name}: store`, steps.store);
      add(`${name}: audit`, steps.audit);
      const path = `/companies/${company}/audits/${audit}/findings`;
      const list = await server.call<{ data: { finding: { fingerprint: string } }[] }>('GET', path);
      add(`${name}: list of findings`, list.ms);
      for (const { finding } of list.answer.data.slice(0, OPENED))
        add(`${name}: a finding`, (await server.call('GET', `${path}/${finding.fingerprint}`)).ms);
      // The license has a limit of companies.
      const { comp_entity_id } = madeCompany(companies);
      await server.call('POST', `/companies/${company}/deletion`, { comp_entity_id });
    }
  }
  return samples;
}

function addTo(all: Samples, more: Samples): void {
  for (const [name, values] of Object.entries(more)) all[name] = [...(all[name] ?? []), ...values];
}

async function underAttack(
  server: MeasuredServer,
  accounts: Attack['accounts'],
): Promise<{ samples: Samples; memory: number[] }> {
  const attack: Attack = { url: server.url, accounts, large, hostile };
  const attackers = new Worker(new URL('attackers.ts', import.meta.url), { workerData: attack });
  const { result: samples, memory } = await watchingMemory(server.pid, async () => {
    await sleep(HEAD_START_MS);
    const worked = await work(server, ROUNDS);
    const answers = await new Promise<object>((resolve) => {
      attackers.once('message', resolve);
      attackers.postMessage('end');
    });
    process.stderr.write(`${JSON.stringify(answers)}\n`);
    await attackers.terminate();
    await sleep(REST_MS);
    return worked;
  });
  return { samples, memory: [...memory, residentMb(server.pid)] };
}

function report(quiet: Samples, attacked: Samples): string {
  const lines = Object.entries(quiet).map(([name, calm]) => {
    const rough = attacked[name]!;
    const [median, before, after] = [percentile(calm, 0.5), percentile(calm, 0.95), percentile(rough, 0.95)];
    const ms = [median, before, percentile(rough, 0.5), after].map((value) => Math.round(value));
    return `| ${[name, ...ms, (after / before).toFixed(1), (after / median).toFixed(1)].join(' | ')} |\n`;
  });
  return `| Third account, ms | quiet: median | p95 | attacked: median | p95 | p95 : p95 | p95 : quiet median |\n|---|---:|---:|---:|---:|---:|---:|\n${lines.join('')}`;
}

/** A third account, quiet and under attack in turn. */
async function attacked(server: MeasuredServer): Promise<void> {
  const accounts: Attack['accounts'] = [];
  for (const number of [9001, 9002]) {
    const { client, company } = await server.register(number);
    for (const month of [1, 2, 3]) await client.import(company, fileAt(large), [2025, month]);
    accounts.push({ token: client.token, company });
  }
  await work(server, WARM_UP);
  const quiet: Samples = {};
  const rough: Samples = {};
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    addTo(quiet, await work(server, ROUNDS));
    const { samples, memory } = await underAttack(server, accounts);
    addTo(rough, samples);
    const [before, most, after] = memory.map((megabytes) => Math.round(megabytes));
    process.stdout.write(`Memory: ${before} MB, at most ${most}, a minute after ${after}\n`);
  }
  process.stdout.write(`\n${report(quiet, rough)}`);
}

/** People of three accounts without and with imports. */
async function firm(server: MeasuredServer): Promise<void> {
  const people = await openAccounts(server, join(folder, 'correo'), books[1].file);
  await atWork(people, WARM_UP_SECONDS, null);
  for (const file of [null, fileAt(large)]) {
    const { result, memory } = await watchingMemory(server.pid, () => atWork(people, seconds, file));
    const name = file === null ? 'without imports' : 'with imports';
    const [before, most] = memory.map(Math.round);
    process.stdout.write(`${workTable(name, result)}Memory: ${before} MB, at most ${most}\n\n`);
  }
}

try {
  await MeasuredServer.prepare(tree, folder);
  const server = await MeasuredServer.start(tree, folder);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores\n\n`);
  if (seconds > 0) await firm(server);
  else await attacked(server);
  await server.stop();
} finally {
  rmSync(folder, { recursive: true });
}
