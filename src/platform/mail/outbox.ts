/**
 * Outbox of an installation without SMTP: one file per mail, sorted by time in its name. Readable by its owner only.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from './letter.ts';

/** A stored mail. */
export interface KeptMail extends Mail {
  /** File name without extension. */
  id: string;
  sentAt: string;
}

/** Maximum number of mails; older ones are deleted. */
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

/** All stored mails, newest first. */
export function listMails(folder: string): KeptMail[] {
  return idsOf(folder)
    .toReversed()
    .flatMap((id) => readMail(folder, id) ?? []);
}

/** Undefined for an unknown mail; ids of another form are never looked up. */
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
