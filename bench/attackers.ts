/**
 * Thread of hostile accounts at full force, without pause: they upload hostile and large files, try rules at the budget
 * of evaluations, preview, audit and read, all at once. Its processor is not the server's, so it has a low priority.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { takeNiceLevel } from '#platform/worker/nice-level.ts';
import { MeasuredClient, type MeasuredFile } from './measured-client.ts';

export interface Attack {
  url: string;
  accounts: { token: string; company: number }[];
  /** Path of a large balance, and folder of hostile files, if there is one. */
  large: string;
  hostile: string | null;
}

const { url, accounts, large, hostile } = workerData as Attack;

/** Loops of one account that send each kind of request at once. */
const SENDERS = 3;
/** Between two tries after a refusal, in milliseconds. */
const REFUSED_MS = 100;
const answers: Record<string, number> = {};
let isOver = false;

const fileAt = (path: string, name: string): MeasuredFile => ({ name, bytes: new Uint8Array(readFileSync(path)) });
const files = [
  ...(hostile === null ? [] : readdirSync(hostile).filter((name) => /\.(ods|xlsx?|csv)$/.test(name))).map((name) =>
    fileAt(join(hostile!, name), name),
  ),
  fileAt(large, 'balance.xlsx'),
];
const sum = 'saldo("1305")';
const costly = `tercero("13", ${Array(90).fill(sum).join(' + ')} > promedio(${sum}, 12 meses))`;

type Request = readonly [method: string, path: string, body?: object | undefined];

async function repeat(client: MeasuredClient, kind: string, next: (turn: number) => Request) {
  for (let turn = 0; !isOver; turn++) {
    const [method, path, body] = next(turn);
    const status = await client.send(method, path, body).then(
      ({ answer }) => answer.status,
      () => 0,
    );
    const key = `${kind} ${status}`;
    answers[key] = (answers[key] ?? 0) + 1;
    if (status === 0 || status >= 400) await sleep(REFUSED_MS);
  }
}

takeNiceLevel('low');
for (const { token, company } of accounts) {
  const client = new MeasuredClient(url, token);
  const base = `/companies/${company}`;
  const rule = { expression: costly };
  for (let sender = 0; sender < SENDERS; sender++) {
    void repeat(client, 'inspect', (turn) => [
      'POST',
      `${base}/trial-balances/inspect`,
      files[(turn + sender) % files.length],
    ]);
    void repeat(client, 'keep', (turn) => ['POST', `${base}/trial-balances/files`, files.at(-1 - (turn % 2))]);
    void repeat(client, 'trial', () => ['POST', `${base}/custom-validations/try`, rule]);
    void repeat(client, 'preview', () => ['POST', `${base}/validations/1/preview-months`, { settings: {} }]);
  }
  void repeat(client, 'audit', () => ['POST', `${base}/audits`, { year: 2025, month: 2 }]);
  void repeat(client, 'list', () => ['GET', `${base}/audits`]);
}
parentPort!.once('message', () => {
  isOver = true;
  parentPort!.postMessage(answers);
});
