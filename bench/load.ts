/**
 * Fifty people of three accounts and five imports of a large balance (97,737 rows) for some minutes, then twice as many people
 * and so on, until the service answers no more than before or too slowly. `npm run load [-- minutes]`; ten when not given.
 *
 * With `--soak` the fifty alone, for as long as told: memory and handles of all processes but PostgreSQL must stay as they are.
 * `npm run load -- 60 --soak`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inviteMore, openAccounts, percentile, type Work, work, workTable } from './firm-at-work.ts';
import type { MeasuredFile } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';
import { handlesOf, residentMb } from './resident-memory.ts';

const { values, positionals } = parseArgs({ options: { soak: { type: 'boolean' } }, allowPositionals: true });
const minutes = Number(positionals[0] ?? 10);
const WARM_UP_SECONDS = 20;
/** Of each number of people, after the fifty. */
const STEP_SECONDS = 60;
/** How often the fifty are multiplied at most. */
const MOST_TIMES = 16;
/** It is too slow, or people are refused. */
const SLOW_MS = 1000;
const REFUSED_SHARE = 0.01;
/** Twice as many people have less than this times as many answers. */
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
  percentile(done.opening, 0.95) > SLOW_MS ||
  [...done.errors.values()].reduce((sum, times) => sum + times, 0) > REFUSED_SHARE * answered(done);

/** Growth from the second quarter to the last. */
function growth(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (from: number, to: number) => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)).map(of);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  };
  return mean(0.75, 1) / mean(0.25, 0.5);
}

try {
  await MeasuredServer.prepare(tree, folder);
  const server = await MeasuredServer.start(tree, folder);
  const outbox = join(folder, 'correo');
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${minutes} minutes\n\n`);
  const people = await openAccounts(server, outbox, small, { most: MOST_TIMES });
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
    for (let times = 2; times <= MOST_TIMES; times *= 2) {
      await Promise.all(people.map((account) => inviteMore(account, outbox, account.people.length)));
      const step = await work(people, STEP_SECONDS, large);
      process.stdout.write(`${workTable(`${50 * times} people`, step)}\n\n`);
      if (isTooMuch(step, before)) {
        process.stdout.write(`The knee is between ${25 * times} and ${50 * times} people.\n`);
        break;
      }
      before = answered(step);
    }
  }
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
