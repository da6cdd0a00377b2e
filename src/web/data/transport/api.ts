/** The page's API client: `call` and `events` against /api/v1 with the session's token. */
import type { Call, Endpoint } from '#core/call/endpoint.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { busyNotice, expiredNotice } from '../failures/failure.ts';
import { notify } from '../failures/notices.ts';
import { rememberPlace } from '../session/login-return.ts';
import { presence } from '../session/presence.ts';
import { session, useSession } from '../session/session.ts';
import { readToken } from '../session/session-token.ts';
import { createClient } from './client.ts';
import type { AnyInput, CallInput } from './endpoint-request.ts';
import { follow, textOf } from './event-stream.ts';

const client = createClient({
  base: '/api/v1',
  token: readToken,
  heard: pageConnection.heard,
  isAttended: presence.isAttended,
  sessionEnded(body) {
    // Calls still running at sign-out must not end the session again.
    if (!useSession.getState().isAuth) return;
    rememberPlace();
    session.logout();
    if (body) notify(expiredNotice(body));
  },
  busy: (seconds) => notify(busyNotice(seconds)),
  secondFactorAsked() {
    if (!useSession.getState().isAuth) return;
    rememberPlace();
    session.askForSecondFactor();
  },
});

export const { call, open } = client;

/**
 * The events of a `text/event-stream` endpoint, typed by the caller, until `isLast`; connects again when the line breaks.
 * `for await (const event of events<AuditEvent>(auditEvents, { params }, (event) => event.state === 'done')) …`
 */
export function events<T, const E extends Endpoint = Endpoint>(
  endpoint: Call<E>,
  input: CallInput<E> & AnyInput,
  isLast: (event: T) => boolean,
): AsyncGenerator<T> {
  const connect = async () => textOf(await client.open(endpoint, input));
  const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return follow(connect, isLast, pause, input.signal);
}
