/** What code would try that took over a reader process. Plain JavaScript of Node.js, so that it also runs alone. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface HostileTarget {
  /** With the keys and the mails. */
  dataFolder: string;
  /** Of the database. */
  socket: string;
  /** Of the service, on this machine. */
  port: number;
  pid: number;
  /** A file of the program. */
  program: string;
}

/** What each attempt got: an error code, or `got it`. */
export async function attack(target: HostileTarget): Promise<Record<string, string>> {
  const { dataFolder, socket, port, pid, program } = target;
  const tried: Record<string, () => unknown> = {
    keys: () => readFileSync(join(dataFolder, 'secrets-key')),
    mail: () => readdirSync(join(dataFolder, 'correo')),
    'a file in the data folder': () => writeFileSync(join(dataFolder, 'new'), 'x'),
    passwords: () => readFileSync('/etc/passwd'),
    'environment of the service': () => readFileSync(`/proc/${pid}/environ`),
    'memory of the service': () => readFileSync(`/proc/${pid}/mem`),
    'a temporary file': () => writeFileSync('/tmp/of-a-reader', 'x'),
    'a folder': () => mkdirSync('/tmp/of-a-reader-too'),
    'the program': () => writeFileSync(program, 'x'),
    'the place of the program': () => renameSync(program, `${program}.old`),
    'removing the program': () => unlinkSync(program),
    'another process': () => {
      const { error } = spawnSync('/bin/true');
      if (error) throw error;
    },
    thread: () => new Worker('', { eval: true }),
    addon: () => process.dlopen({ exports: {} }, '/tmp/x.node'),
    database: () => reach({ path: socket }),
    service: () => reach({ host: '127.0.0.1', port }),
    network: () => reach({ host: '192.0.2.1', port: 80 }),
    'the end of the service': () => process.kill(pid, 0),
  };
  const got: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tried)) got[name] = await outcome(attempt);
  return got;
}

async function outcome(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return 'got it';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

function reach(place: { path: string } | { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(place as { path: string });
    socket.setTimeout(5000, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
