/** The connection of this page. Separate from the client, which tells it of each answer. */
import { type ConnectionWatch, watchConnection } from './connection.ts';
import { heardIn } from './heard-in.ts';

let onReturn: () => void = () => undefined;

/** Injects what happens when the server answers again. */
export function onConnectionReturn(act: () => void): void {
  onReturn = act;
}

export const pageConnection: ConnectionWatch = watchConnection({
  isOnline: () => navigator.onLine,
  asks: (signal) =>
    fetch('/api/v1/health/ready', { cache: 'no-store', signal })
      .then(async (response) => heardIn(response.status, await response.text()))
      .catch(() => 'unanswered' as const),
  onReturn: () => onReturn(),
});
