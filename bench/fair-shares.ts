/**
 * What two hostile accounts at full force take from a third one. The third imports, audits and opens findings, quiet and
 * under attack in turn on one server; prints 95th percentiles over all repetitions, their ratios, and the memory of all
 * processes but PostgreSQL: before, at most, and a minute after each attack.
 * `node bench/fair-shares.ts [folder of hostile files] [checkout]`
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Attack } from './attackers.ts';
import { type MeasuredFile, madeCompany } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';

const REPETITIONS = 3;
/** Imports of each file in a phase: of fewer than twenty, the 95th percentile is the slowest. */
const ROUNDS = 40;
/** Findings opened after each import. */
const OPENED = 4;
const WARM_UP = 3;
/** Attack before the third account begins, and rest after it, in milliseconds. */
const HEAD_START_MS = 10_000;
const REST_MS = 60_000;
const fixtures = join(import.meta.dirname, '..', 'tests', 'fixtures');
const large = join(fixtures, 'large', 'balance-2025-02.xlsx');
const [, , hostile = null, tree = join(import.meta.dirname, '..')] = process.argv;
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

/** Resident megabytes of a process and those below it, without PostgreSQL. */
function residentMb(root: number): number {
  const read = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parent = new Map(
    all.map((pid) => [
      pid,
      read(pid, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    ]),
  );
  const isBelow = (pid: string | undefined): boolean =>
    pid !== undefined && (Number(pid) === root || isBelow(parent.get(pid)));
  const ours = all.filter((pid) => isBelow(pid) && !read(pid, 'cmdline').includes('postgres'));
  return ours.reduce((sum, pid) => sum + Number(read(pid, 'statm').split(' ')[1] ?? 0) * 4096, 0) / 1024 ** 2;
}

async function underAttack(
  server: MeasuredServer,
  accounts: Attack['accounts'],
): Promise<{ samples: Samples; memory: number[] }> {
  const before = residentMb(server.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server.pid));
  }, 500);
  const attack: Attack = { url: server.url, accounts, large, hostile };
  const attackers = new Worker(new URL('attackers.ts', import.meta.url), { workerData: attack });
  await sleep(HEAD_START_MS);
  const samples = await work(server, ROUNDS);
  const answers = await new Promise<object>((resolve) => {
    attackers.once('message', resolve);
    attackers.postMessage('end');
  });
  process.stderr.write(`${JSON.stringify(answers)}\n`);
  await attackers.terminate();
  await sleep(REST_MS);
  clearInterval(watch);
  return { samples, memory: [before, most, residentMb(server.pid)] };
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

function report(quiet: Samples, attacked: Samples): string {
  const lines = Object.entries(quiet).map(([name, calm]) => {
    const rough = attacked[name]!;
    const [median, before, after] = [percentile(calm, 0.5), percentile(calm, 0.95), percentile(rough, 0.95)];
    const ms = [median, before, percentile(rough, 0.5), after].map((value) => Math.round(value));
    return `| ${[name, ...ms, (after / before).toFixed(1), (after / median).toFixed(1)].join(' | ')} |\n`;
  });
  return `| Third account, ms | quiet: median | p95 | attacked: median | p95 | p95 : p95 | p95 : quiet median |\n|---|---:|---:|---:|---:|---:|---:|\n${lines.join('')}`;
}

try {
  await MeasuredServer.prepare(tree, folder);
  const server = await MeasuredServer.start(tree, folder);
  const accounts: Attack['accounts'] = [];
  for (const number of [9001, 9002]) {
    const { client, company } = await server.register(number);
    for (const month of [1, 2, 3]) await client.import(company, fileAt(large), [2025, month]);
    accounts.push({ token: client.token, company });
  }
  await work(server, WARM_UP);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores\n\n`);
  const quiet: Samples = {};
  const attacked: Samples = {};
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    addTo(quiet, await work(server, ROUNDS));
    const { samples, memory } = await underAttack(server, accounts);
    addTo(attacked, samples);
    const [before, most, after] = memory.map((megabytes) => Math.round(megabytes));
    process.stdout.write(`Memory: ${before} MB, at most ${most}, a minute after ${after}\n`);
  }
  process.stdout.write(`\n${report(quiet, attacked)}`);
  await server.stop();
} finally {
  rmSync(folder, { recursive: true });
}
