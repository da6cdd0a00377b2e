/**
 * The hash chain of a record: what an entry's hash is made of, and what is wrong with a chain that was tampered with.
 * Anybody with SHA-256 can check an exported record by the same recipe.
 */
import { createHash } from 'node:crypto';

/** What of an entry is hashed. `details` is JSON text, kept as it was. */
export interface EntryContent {
  accountId: string;
  /** From 1 in each account. */
  sequence: number;
  at: Date;
  userId: number | null;
  userName: string;
  act: string;
  companyId: number | null;
  target: string;
  details: string;
}

export interface ChainedEntry extends EntryContent {
  previous: string;
  hash: string;
}

export interface ChainHead {
  sequence: number;
  hash: string;
}

/** What stands before the first entry. */
export const chainStart = '0'.repeat(64);

/** SHA-256, in hexadecimal, of the hash before and the entry's content as a JSON array. */
export function entryHash(previous: string, entry: EntryContent): string {
  const { accountId, sequence, at, userId, userName, act, companyId, target, details } = entry;
  const content = JSON.stringify([
    accountId,
    sequence,
    at.toISOString(),
    userId,
    userName,
    act,
    companyId,
    target,
    details,
  ]);
  return createHash('sha256').update(`${previous}\n${content}`).digest('hex');
}

/** Where a chain breaks: an entry that is not what was written, one that is missing, or an end that is not the known one. */
export interface Break {
  kind: 'altered' | 'missing' | 'end';
  sequence: number;
}

/** Reads a chain entry by entry, in the order of their numbers. */
export interface ChainReader {
  /** The first break, if this entry or an earlier one has it. */
  read(entry: ChainedEntry): Break | null;
  /** Once all have been read: the first break, the end included. `head` is null when the account has no record. */
  end(head: ChainHead | null): Break | null;
}

export function chainReader(): ChainReader {
  let last: ChainHead = { sequence: 0, hash: chainStart };
  let broken: Break | null = null;
  return {
    read(entry) {
      const expected = last.sequence + 1;
      if (entry.sequence !== expected) broken ??= { kind: 'missing', sequence: expected };
      else if (entry.previous !== last.hash || entry.hash !== entryHash(entry.previous, entry))
        broken ??= { kind: 'altered', sequence: entry.sequence };
      last = entry;
      return broken;
    },
    end(head) {
      const { sequence, hash } = head ?? { sequence: 0, hash: chainStart };
      if (sequence !== last.sequence || hash !== last.hash)
        broken ??= { kind: 'end', sequence: Math.max(sequence, last.sequence) };
      return broken;
    },
  };
}
