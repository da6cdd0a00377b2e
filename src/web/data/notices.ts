/** Notices from anywhere to the page: whoever shows them subscribes, whoever has one tells it. They last ten seconds. */
import type { Notice } from './failure.ts';

export interface ShownNotice extends Notice {
  kind: 'error' | 'success';
}

let show: (notice: ShownNotice) => void = () => undefined;

/** The page's one place that shows notices. */
export function onNotice(listener: (notice: ShownNotice) => void): void {
  show = listener;
}

export function notify(notice: Notice, kind: ShownNotice['kind'] = 'error'): void {
  show({ ...notice, kind });
}
