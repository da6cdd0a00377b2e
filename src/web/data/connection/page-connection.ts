/** The connection of this page. Separate from the client, which tells it of each answer. */
import { type ConnectionWatch, watchConnection } from './connection.ts';

let onReturn: () => void = () => undefined;

/** Injects what happens when the server answers again. */
export function onConnectionReturn(act: () => void): void {
  onReturn = act;
}

export const pageConnection: ConnectionWatch = watchConnection({
  isOnline: () => navigator.onLine,
  asks: () =>
    fetch('/api/v1/health/live', { cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
  onReturn: () => onReturn(),
});
