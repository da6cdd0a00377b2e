/**
 * A hundred NITs looked up by anybody, over HTTP: the first call after a start, then median and slowest of twenty, in
 * milliseconds at the client. `npm run bench -- nit-lookups [checkout]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostNits } from '#api/audits/nit-lookups/contract.ts';
import { dianListRows } from '#core/reference/dian/own-lists.ts';
import { MeasuredClient } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';

const CALLS = 20;
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const lines = [...dianListRows()].slice(0, mostNits).map(([nit]) => nit);
try {
  await MeasuredServer.prepare(tree, folder);
  const server = await MeasuredServer.start(tree, folder);
  const visitor = new MeasuredClient(server.url, '');
  const times: number[] = [];
  for (let call = 0; call <= CALLS; call++) times.push((await visitor.call('POST', '/nit-lookups', { lines })).ms);
  await server.stop();
  const [first, ...rest] = times;
  rest.sort((a, b) => a - b);
  const figures = [first!, rest[CALLS / 2]!, rest.at(-1)!].map((ms) => ms.toFixed(1));
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${mostNits} NITs\n\n`);
  process.stdout.write(`first ${figures[0]} ms, median ${figures[1]} ms, slowest ${figures[2]} ms\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
