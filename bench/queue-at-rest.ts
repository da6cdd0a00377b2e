/**
 * What an idle service costs its database with finished jobs in the queue: share of one core of all PostgreSQL processes
 * over some minutes. `npm run bench -- queue-at-rest [finished jobs] [seconds]`; 100,000 and 250 when not given.
 */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/database/connection.ts';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { MeasuredServer } from './measured-server.ts';

const jobs = Number(process.argv[2] ?? 100_000);
// More than one round of the monitor and of deletions.
const seconds = Number(process.argv[3] ?? 250);
const tree = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
/** Of the clock in which Linux counts the time of processes, in a second. */
const ticksPerSecond = 100;

/** Of all processes of a server, those that have ended among them. */
function ticksOf(cluster: string): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // utime, stime, and those of children that were waited for.
      for (const field of [11, 12, 13, 14]) sum += Number(fields[field]);
    } catch {
      // It ended meanwhile: its server counts it from now on.
    }
  }
  return sum;
}

/** Finished a moment ago, so that none is old enough to be deleted before the measure ends. */
const finish = `
  insert into queue.job (name, data, state, created_on, started_on, completed_on, output)
    select 'send-mail-measured', jsonb_build_object('to', repeat('x', 200)), 'completed', now(), now(), now(), '{}'
      from generate_series(1, $1)`;

await MeasuredServer.prepare(tree, folder);
const server = await MeasuredServer.start(tree, folder);
try {
  const cluster = join(folder, 'postgres');
  const { owner } = accessBySocket(findServer(cluster)!.socketFolder);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${seconds} s\n\n`);
  process.stdout.write('| Finished jobs | share of a core, % |\n|---|---:|\n');
  for (const given of [0, jobs]) {
    await withClient(owner, async (client) => {
      await client.query(`insert into queue.queue (name, policy, partition, table_name, deletion_seconds, retention_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff)
        select 'send-mail-measured', policy, partition, table_name, 36000, retention_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff
          from queue.queue where name = 'send-mail' on conflict do nothing`);
      await client.query(finish, [given]);
      await client.query('vacuum analyze queue.job');
    });
    // What the start and the rows have caused has ended.
    await sleep(20_000);
    const before = ticksOf(cluster);
    await sleep(seconds * 1000);
    const share = ((ticksOf(cluster) - before) / ticksPerSecond / seconds) * 100;
    const { rows } = await withClient(owner, (client) =>
      client.query(`select count(*)::int as jobs from queue.job where state = 'completed'`),
    );
    process.stdout.write(`| ${rows[0].jobs} | ${share.toFixed(2)} |\n`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
