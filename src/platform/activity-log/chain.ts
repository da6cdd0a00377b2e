/**
 * Hash chain of an activity log: hashing of entries, and detection of tampering. An exported log can be verified with
 * any SHA-256 by the same recipe.
 */
import { createHash } from 'node:crypto';

/** Hashed content of an entry. `details` is JSON text, kept verbatim. */
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

/** Previous hash of the first entry. */
export const chainStart = '0'.repeat(64);

/** SHA-256, hexadecimal, over the previous hash and the entry's content as a JSON array. */
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

/** First break of a chain: an altered entry, a missing one, or an end other than the known head. */
export interface Break {
  kind: 'altered' | 'missing' | 'end';
  sequence: number;
}

/** Incremental verification of a chain, in sequence order. */
export interface ChainReader {
  /** The first break so far, or null. */
  read(entry: ChainedEntry): Break | null;
  /** After the last entry: the first break, the end included. `head` is null when the account has no log. */
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
