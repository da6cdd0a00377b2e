/**
 * How long anybody waits for an answer while the link to the database swallows all packets, and how soon work goes on
 * afterwards: `npm run bench -- blackhole [seconds]`; 120 when not given.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseBehindLink } from './faults/make-faults.ts';
import { percentile } from './firm-at-work.ts';
import { MeasuredServer } from './measured-server.ts';

const seconds = Number(process.argv[2] ?? 120);
const CALLERS = 3;
const PAUSE_MS = 400;
const tree = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o755);
const bytes = new Uint8Array(readFileSync(join(tree, 'tests', 'fixtures', 'errors', 'balance-2026-01.xlsx')));

interface Answered {
  status: number;
  ms: number;
}

const database = await databaseBehindLink(join(folder, 'base'));
const server = await MeasuredServer.start(tree, join(folder, 'datos'), { env: database.env });
try {
  await server.says(/Empresa de ejemplo lista/);
  const company = await server.newCompany(9601);
  const { audit } = await server.import(company, { name: 'balance.xlsx', bytes }, [2026, 1]);
  const base = `/companies/${company}`;
  const asked = [
    '/user/companies',
    base,
    `${base}/audits/${audit}/findings`,
    `${base}/explorer?period=2026-01`,
    '/notification/user',
    '/health/ready',
  ];
  const answers = new Map(asked.map((path) => [path, [] as Answered[]]));
  let isOver = false;
  const calls = asked.flatMap((path) =>
    Array.from({ length: CALLERS }, async () => {
      for (; !isOver; await sleep(PAUSE_MS)) {
        const { answer, ms } = await server.send('GET', path);
        answers.get(path)!.push({ status: answer.status, ms });
      }
    }),
  );
  await sleep(2000);
  const started = await server.call<{ data: { id: string } }>('POST', `${base}/audits`, { year: 2026, month: 1 });
  database.link.swallow();
  for (const all of answers.values()) all.length = 0;
  await sleep(seconds * 1000);
  const during = [...answers].map(([path, all]) => [path, [...all]] as const);
  database.link.heal();
  const healed = performance.now();
  const after = async (path: string, isThere: (text: string) => boolean) => {
    for (;;) {
      const { answer, text } = await server.send('GET', path);
      if (answer.ok && isThere(text)) return ((performance.now() - healed) / 1000).toFixed(1);
      await sleep(20);
    }
  };
  const ready = await after('/health/ready', () => true);
  const done = await after(`${base}/audits/${started.answer.data.id}`, (text) => text.includes('"state":"done"'));
  isOver = true;
  await Promise.all(calls);
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${seconds} s without a packet\n\n`);
  process.stdout.write('| Call | answers | statuses | median, ms | most, ms |\n|---|---:|---|---:|---:|\n');
  for (const [path, all] of during) {
    const times = all.map(({ ms }) => ms);
    const statuses = [...new Set(all.map(({ status }) => status))].sort().join(', ');
    // Also of those that waited to its end.
    const most = Math.max(...answers.get(path)!.map(({ ms }) => ms));
    const figures = [percentile(times, 0.5), most].map((ms) => Math.round(ms));
    process.stdout.write(`| ${[path, all.length, statuses, ...figures].join(' | ')} |\n`);
  }
  process.stdout.write(`\nReady ${ready} s after it, the audit that was under way done ${done} s after it.\n`);
} finally {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
