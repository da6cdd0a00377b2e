/**
 * Kills, cuts and holds at random moments of imports, audits, justifications, exports, sign-offs and what is marked as seen,
 * half of them against the embedded database, the others against one behind a link that fails; then what holds. The times are
 * those of `docs/reliability.md`. `npm run faults [-- faults seed]`; 500 and the day when not given.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFaults, type Outcome } from './faults/make-faults.ts';

const faults = Number(process.argv[2] ?? 500);
const seed = process.argv[3] ?? new Date().toISOString().slice(0, 10);
/** Longest time until what waited has run, in milliseconds. */
const GOAL_MS = 5000;
const seconds = (ms: number) => (ms / 1000).toFixed(1);

process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${faults} faults, seed ${seed}\n\n`);
const all: Outcome[] = [];
for (const behindLink of [false, true]) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  let isWhole = false;
  try {
    const count = behindLink ? Math.floor(faults / 2) : Math.ceil(faults / 2);
    const { outcomes, confirmed } = await makeFaults({
      faults: count,
      seed: `${seed} ${behindLink}`,
      folder,
      behindLink,
      each: ({ fault, during, ready, workedOff, broken }, index) => {
        process.stdout.write(
          `${index + 1} ${fault} during ${during.join(', ') || 'nothing'}: ready ${seconds(ready)} s, worked off ${seconds(workedOff)} s\n`,
        );
        for (const line of broken) process.stdout.write(`  BROKEN ${line}\n`);
      },
    });
    all.push(...outcomes);
    process.stdout.write(`\nConfirmed: ${[...confirmed].map(([kind, count]) => `${count} × ${kind}`).join(', ')}\n\n`);
    isWhole = outcomes.every(({ broken }) => broken.length === 0);
  } finally {
    if (isWhole) rmSync(folder, { recursive: true, force: true });
    else process.stdout.write(`What is left is in ${folder}\n`);
  }
}

process.stdout.write('| Fault | times | ready, s: most | worked off, s: most | broken |\n|---|---:|---:|---:|---:|\n');
for (const [fault, made] of Map.groupBy(all, (outcome) => outcome.fault)) {
  const most = (of: (outcome: Outcome) => number) => seconds(Math.max(...made.map(of)));
  const broken = made.filter((outcome) => outcome.broken.length > 0).length;
  process.stdout.write(
    `| ${fault} | ${made.length} | ${most(({ ready }) => ready)} | ${most(({ workedOff }) => workedOff)} | ${broken} |\n`,
  );
}
const fails = all.some(({ broken, workedOff }) => broken.length > 0 || workedOff > GOAL_MS);
process.exitCode = fails ? 1 : 0;
