/**
 * What someone is writing and has not saved, kept for the tab: it outlives a reload, another screen and a session that expired.
 * Each user has their own; signing out removes them.
 */
import { useSession } from './session.ts';

const key = (name: string) => `draft-${useSession.getState().user?.id ?? 0}-${name}`;

/** What was kept under a name, as it was; null when nothing was. */
export function readDraft<Value>(name: string): Value | null {
  const kept = sessionStorage.getItem(key(name));
  return kept === null ? null : JSON.parse(kept);
}

export function keepDraft(name: string, value: unknown): void {
  sessionStorage.setItem(key(name), JSON.stringify(value));
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(key(name));
}
