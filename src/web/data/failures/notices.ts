/** The notices on the page: whoever has one tells it, the page shows it for ten seconds. */
import { create } from 'zustand';
import type { Notice } from './failure.ts';

export interface ShownNotice extends Notice {
  id: number;
  kind: 'error' | 'success';
}

/** At most these many at once: the oldest give way. */
const most = 4;

export const useNotices = create<{ shown: readonly ShownNotice[] }>(() => ({ shown: [] }));

/** The notices after one more; the same sentence twice is one notice, shown anew. */
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
