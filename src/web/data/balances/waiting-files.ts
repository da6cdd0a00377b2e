/**
 * Files chosen before the screen that loads them is open: the balance of a registration, or what a client sent. In memory
 * only.
 */
import type { KeptOriginal } from './rereadings.ts';

let waiting: readonly File[] = [];

export function leaveFiles(files: readonly File[]): void {
  waiting = files;
}

export function hasWaitingFiles(): boolean {
  return waiting.length > 0;
}

/** Each file is taken once. */
export function takeWaitingFiles(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

let kept: KeptOriginal | null = null;

/** A file of the service that the screen of its company takes when it opens. */
export function leaveKept(original: KeptOriginal): void {
  kept = original;
}

/** Taken once, by its company. */
export function takeKept(company: number): KeptOriginal | null {
  if (kept?.source.company !== company) return null;
  const taken = kept;
  kept = null;
  return taken;
}
