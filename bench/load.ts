/**
 * Fifty people of three accounts and five imports of a large balance (97,737 rows) for some minutes, then each of them in two
 * windows, in four and so on, until the service answers no more than before or refuses. `npm run load [-- minutes]`; ten when not
 * given.
 *
 * With `--soak` the fifty alone, for as long as told: memory and handles of all processes but PostgreSQL must stay as they are.
 * `npm run load -- 60 --soak`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAccounts, type Work, work, workTable } from './firm-at-work.ts';
import type { MeasuredFile } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';
import { handlesOf, residentMb } from './resident-memory.ts';

const { values, positionals } = parseArgs({ options: { soak: { type: 'boolean' } }, allowPositionals: true });
const minutes = Number(positionals[0] ?? 10);
const WARM_UP_SECONDS = 20;
/** Of each number of windows, after one. */
const STEP_SECONDS = 60;
const MOST_WINDOWS = 16;
/** Of calls that are refused. */
const REFUSED_SHARE = 0.01;
/** Twice as many windows have less than this times as many answers. */
const LEAST_GAIN = 1.5;
/** What memory and handles may have grown by, from the second quarter of a soak to the last. */
const FLAT = 1.1;
const tree = join(import.meta.dirname, '..');
const fixtures = join(tree, 'tests', 'fixtures');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

const fileAt = (...path: string[]): MeasuredFile => ({
  name: 'balance.xlsx',
  bytes: new Uint8Array(readFileSync(join(fixtures, ...path))),
});
const small = fileAt('errors', 'balance-2026-01.xlsx');
const large = fileAt('large', 'balance-2025-02.xlsx');

interface Sample {
  megabytes: number;
  handles: number;
}

/** Runs `job`; what the service held in every minute. */
async function eachMinute(pid: number, job: () => Promise<Work>): Promise<{ done: Work; samples: Sample[] }> {
  const samples: Sample[] = [];
  process.stdout.write('| Minute | memory, MB | handles |\n|---:|---:|---:|\n');
  const look = () => {
    const sample = { megabytes: residentMb(pid), handles: handlesOf(pid) };
    samples.push(sample);
    process.stdout.write(`| ${samples.length - 1} | ${Math.round(sample.megabytes)} | ${sample.handles} |\n`);
  };
  look();
  const timer = setInterval(look, 60_000);
  try {
    return { done: await job(), samples };
  } finally {
    clearInterval(timer);
  }
}

const answered = ({ opening, lists }: Work) => opening.length + lists.length;
const isTooMuch = (done: Work, before: number) =>
  answered(done) < LEAST_GAIN * before ||
  [...done.errors.values()].reduce((sum, times) => sum + times, 0) > REFUSED_SHARE * answered(done);

/** Growth from the second quarter to the last. */
function growth(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (from: number, to: number) => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)).map(of);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  };
  return mean(0.75, 1) / mean(0.25, 0.5);
}

let server: MeasuredServer | undefined;
try {
  await MeasuredServer.prepare(tree, folder);
  server = await MeasuredServer.start(tree, folder);
  const outbox = join(folder, 'correo');
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${minutes} minutes\n\n`);
  const people = await openAccounts(server, outbox, small);
  await work(people, WARM_UP_SECONDS, null);
  const { done, samples } = await eachMinute(server.pid, () => work(people, minutes * 60, large));
  process.stdout.write(`\n${workTable('50 people', done)}\n\n`);
  if (values.soak) {
    const grown = [growth(samples, ({ megabytes }) => megabytes), growth(samples, ({ handles }) => handles)];
    process.stdout.write(
      `Memory × ${grown[0]!.toFixed(2)}, handles × ${grown[1]!.toFixed(2)} since the second quarter\n`,
    );
    process.exitCode = grown.some((times) => times > FLAT) ? 1 : 0;
  } else {
    let before = (answered(done) / (minutes * 60)) * STEP_SECONDS;
    for (let windows = 2; windows <= MOST_WINDOWS; windows *= 2) {
      const each = people.map((account) => ({ ...account, people: Array(windows).fill(account.people).flat() }));
      const step = await work(each, STEP_SECONDS, large);
      process.stdout.write(`${workTable(`50 people in ${windows} windows each`, step)}\n\n`);
      if (isTooMuch(step, before)) {
        process.stdout.write(`The knee is between ${25 * windows} and ${50 * windows} windows.\n`);
        break;
      }
      before = answered(step);
    }
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
