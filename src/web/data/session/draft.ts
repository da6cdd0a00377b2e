/**
 * Unsaved drafts, in session storage: they survive a reload, navigation and an expired session. Separate for each user;
 * signing out deletes them.
 */
import { useState } from 'react';
import { useSession } from './session.ts';

const key = (name: string) => `draft-${useSession.getState().user?.id ?? 0}-${name}`;

/** The stored draft of a name; null if none. */
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

/**
 * State that is kept as a draft while it differs from `empty`: it survives what `useState` does not. Another name is
 * another draft.
 */
export function useDraft<Value>(name: string, empty: Value): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => ({ name, value: readDraft<Value>(name) ?? empty }));
  const shown = state.name === name ? state : { name, value: readDraft<Value>(name) ?? empty };
  if (shown !== state) setState(shown);
  const keep = (value: Value) => {
    setState({ name, value });
    if (JSON.stringify(value) === JSON.stringify(empty)) dropDraft(name);
    else keepDraft(name, value);
  };
  return [shown.value, keep];
}
