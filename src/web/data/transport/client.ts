/**
 * The typed client: endpoints are declarations; `call` sends one and returns its typed response. A private call without
 * a token, and any response that ends the session, are handled here; every failure is an ApiError.
 */
import { type AnswerOf, type Call, type Endpoint, unattendedHeader } from '#core/call/endpoint.ts';
import type { Heard } from '../connection/connection.ts';
import { heardIn } from '../connection/heard-in.ts';
import { ApiError, endsSession, type FailureBody, parseFailure } from '../failures/failure.ts';
import { busyOr, patiently } from './busy-server.ts';
import { type AnyInput, type CallInput, endpointPath, requestHeaders } from './endpoint-request.ts';
import { sendFile } from './send-file.ts';

/** Dependencies of the client on the page. */
export interface ClientEnvironment {
  /** Base URL of the API without trailing slash. */
  base: string;
  token(): string | null;
  /** Each call tells what its answer says of the connection. */
  heard?(heard: Heard): void;
  /** Whether a user is present, or the request is a background one. */
  isAttended(): boolean;
  /** The session has ended: shows a notice (unless there was no token at all) and signs out. */
  sessionEnded(body: FailureBody | null): void;
  /** The server is busy; the call is sent again after so many seconds. */
  busy?(seconds: number): void;
  /** A second factor is required: navigates to its set-up. */
  secondFactorAsked(): void;
}

export interface Client {
  call<E extends Endpoint>(endpoint: Call<E>, ...input: InputArguments<E>): Promise<AnswerOf<E>>;
  /** The raw, successful response of an endpoint, for streams. */
  open(endpoint: Call, input: AnyInput): Promise<Response>;
}

/** The input is optional when nothing in it is required. */
type InputArguments<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export function createClient(environment: ClientEnvironment): Client {
  function authorise(endpoint: Call): string | null {
    // Seed: sign-in, recovery, guide, terms and the other public calls carry no token.
    if (endpoint.access === 'public') return null;
    const token = environment.token();
    if (token) return token;
    environment.sessionEnded(null);
    throw new ApiError(401, {}, true);
  }

  function headersOf(endpoint: Call, input: AnyInput): Record<string, string> {
    const headers = requestHeaders(endpoint, input, authorise(endpoint));
    return environment.isAttended() ? headers : { ...headers, [unattendedHeader]: '1' };
  }

  function failure(endpoint: Call, status: number, text: string): ApiError {
    const body = parseFailure(text);
    const over = endsSession(endpoint.path, status, body);
    if (over) environment.sessionEnded(body);
    const asked = body.error === 'second_factor.required';
    if (asked) environment.secondFactorAsked();
    return new ApiError(status, body, over || asked);
  }

  async function open(endpoint: Call, input: AnyInput): Promise<Response> {
    const headers = headersOf(endpoint, input);
    const request: RequestInit = { method: endpoint.method, headers, signal: input.signal ?? null };
    if (input.body !== undefined) request.body = JSON.stringify(input.body);
    const response = await fetch(environment.base + endpointPath(endpoint, input), request).catch((cause: unknown) => {
      if (input.signal?.aborted) throw cause;
      environment.heard?.('unanswered');
      throw new ApiError(0, {});
    });
    if (response.ok) {
      environment.heard?.('answered');
      return response;
    }
    const text = await response.text();
    environment.heard?.(heardIn(response.status, text));
    throw busyOr(failure(endpoint, response.status, text), response.headers.get('retry-after'));
  }

  async function upload(endpoint: Call, input: AnyInput & { file: File }): Promise<string> {
    const headers = headersOf(endpoint, input);
    const address = environment.base + endpointPath(endpoint, input);
    const { status, text, retryAfter } = await sendFile(endpoint.method, address, headers, input).catch(
      (cause: unknown) => {
        if (cause instanceof ApiError) environment.heard?.('unanswered');
        throw cause;
      },
    );
    environment.heard?.(heardIn(status, text));
    if (status < 200 || status > 299) throw busyOr(failure(endpoint, status, text), retryAfter);
    return text;
  }

  const told = (seconds: number) => environment.busy?.(seconds);

  async function answer(endpoint: Call, input: AnyInput): Promise<unknown> {
    const { file } = input;
    const send = async () => (file ? upload(endpoint, { ...input, file }) : (await open(endpoint, input)).text());
    const text = await patiently(endpoint, input, send, told);
    if (text === '') return undefined;
    const body: FailureBody & object = JSON.parse(text);
    // The seed: a body with code 401 ends the session whatever the HTTP status.
    if (endsSession(endpoint.path, 200, body)) throw failure(endpoint, 401, text);
    return body;
  }

  return {
    open: (endpoint, input) => patiently(endpoint, input, () => open(endpoint, input), told),
    call: async <E extends Endpoint>(endpoint: Call<E>, ...[input]: InputArguments<E>) =>
      (await answer(endpoint, input ?? {})) as AnswerOf<E>,
  };
}
