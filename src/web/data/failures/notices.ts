/** Store of notices: added anywhere, shown for ten seconds. */
import { create } from 'zustand';
import type { Notice } from './failure.ts';

export interface ShownNotice extends Notice {
  id: number;
  kind: 'error' | 'success';
}

/** Maximum shown at once: the oldest are dropped. */
const most = 4;

export const useNotices = create<{ shown: readonly ShownNotice[] }>(() => ({ shown: [] }));

/** Adds a notice; a repeated one is shown anew instead of twice. */
export function withNotice(shown: readonly ShownNotice[], notice: ShownNotice): ShownNotice[] {
  const others = shown.filter(({ title, description }) => title !== notice.title || description !== notice.description);
  return [...others, notice].slice(-most);
}

let last = 0;

export function notify(notice: Notice, kind: ShownNotice['kind'] = 'error'): void {
  last += 1;
  const id = last;
  useNotices.setState(({ shown }) => ({ shown: withNotice(shown, { ...notice, id, kind }) }));
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
}
