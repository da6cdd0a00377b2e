/** The outbox of an installation without SMTP: one file a mail, newest last by name. Only its owner may read it. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './letter.ts';

/** A mail as it lies in the folder. */
export interface KeptMail extends Mail {
  /** The name of its file without the ending. */
  id: string;
  sentAt: string;
}

/** Older mails go when there are more. */
const most = 500;
const names = /^(\d{8}T\d{9}Z-[0-9a-f]{8})\.json$/;

export function keepMail(folder: string, mail: Mail): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sentAt = new Date().toISOString();
  const id = `${sentAt.replaceAll(/[-:.]/g, '')}-${randomUUID().slice(0, 8)}`;
  const draft = join(folder, `${id}.draft`);
  writeFileSync(draft, `${JSON.stringify({ sentAt, ...mail }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, join(folder, `${id}.json`));
  for (const old of idsOf(folder).slice(0, -most)) rmSync(join(folder, `${old}.json`), { force: true });
}

/** All that are there, newest first. */
export function listMails(folder: string): KeptMail[] {
  return idsOf(folder)
    .toReversed()
    .flatMap((id) => readMail(folder, id) ?? []);
}

/** Undefined when there is no such mail; an id that is no name of ours is never looked for. */
export function readMail(folder: string, id: string): KeptMail | undefined {
  if (!names.test(`${id}.json`)) return undefined;
  try {
    return { id, ...(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Mail & { sentAt: string }) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function idsOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => names.exec(name)?.[1] ?? [])
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
