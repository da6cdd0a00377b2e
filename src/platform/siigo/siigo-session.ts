/** API requests on behalf of a company: its token is cached while valid, and renewed once when Siigo rejects it. */
import { createHash } from 'node:crypto';
import { AppError } from '#core/call/app-error.ts';
import type { SiigoOptions } from './siigo-options.ts';
import type { SiigoClock, Turn } from './siigo-pace.ts';
import { member, refusalOf } from './siigo-refusal.ts';
import type { Outcome, Transport } from './siigo-transport.ts';

/** Credential of a company; one credential is one company. */
export interface SiigoCredential {
  /** Stable key of the company, for caching and throttling. */
  company: string;
  userName: string;
  accessKey: string;
}

export interface SiigoSession {
  /**
   * Discards the cached token, signs in, and throws AppError `siigo.credentials_rejected` when Siigo refuses the
   * credential.
   */
  signIn(credential: SiigoCredential, signal: AbortSignal): Promise<void>;
  /** JSON of a response. `path` has no leading slash. */
  call(credential: SiigoCredential, request: ApiRequest, signal: AbortSignal): Promise<unknown>;
}

export interface ApiRequest {
  path: string;
  /** Makes it a POST. */
  body?: object;
}

interface Token {
  value: string;
  /** In the session's clock. */
  renewAt: number;
}

const usualPerMinute = 100;
const testPerMinute = 10;
/** Siigo's own test companies have a lower rate limit. */
const testUser = /@siigoapi\.com$/i;
const usualLifeSeconds = 86_400;
const renewEarlier = 10 * 60_000;

export function turnOf({ company, userName }: SiigoCredential, signal: AbortSignal): Turn {
  return { company, perMinute: testUser.test(userName) ? testPerMinute : usualPerMinute, signal };
}

export function createSession({ url, partnerId }: SiigoOptions, transport: Transport, clock: SiigoClock): SiigoSession {
  const tokens = new Map<string, Token>();
  const send = (turn: Turn, { path, body }: ApiRequest, token: string | null) => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'partner-id': partnerId,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const request = {
      url: new URL(path, url),
      method: body === undefined ? ('GET' as const) : ('POST' as const),
      headers,
    };
    const readAnswer = (response: Response) => readJson(response, token === null);
    return transport.send(turn, body === undefined ? request : { ...request, body: JSON.stringify(body) }, readAnswer);
  };
  const renew = async (credential: SiigoCredential, signal: AbortSignal): Promise<string> => {
    const { userName, accessKey } = credential;
    const key = cacheKey(credential);
    tokens.delete(key);
    const body = { username: userName, access_key: accessKey };
    const answer = await send(turnOf(credential, signal), { path: 'auth', body }, null);
    const value = member(answer, 'access_token');
    if (typeof value !== 'string' || value === '') throw new AppError('siigo.unavailable');
    // Siigo's documentation says milliseconds and means seconds.
    const life = Number(member(answer, 'expires_in')) || usualLifeSeconds;
    tokens.set(key, { value, renewAt: clock.now() + life * 1000 - renewEarlier });
    return value;
  };
  const keptToken = (credential: SiigoCredential): string | null => {
    const kept = tokens.get(cacheKey(credential));
    return kept !== undefined && kept.renewAt > clock.now() ? kept.value : null;
  };
  return {
    signIn: async (credential, signal) => void (await renew(credential, signal)),
    call: async (credential, request, signal) => {
      const turn = turnOf(credential, signal);
      const token = keptToken(credential) ?? (await renew(credential, signal));
      try {
        return await send(turn, request, token);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'siigo.credentials_rejected') throw error;
        // Expired early, or the user changed meanwhile: a new token tells which.
        return send(turn, request, await renew(credential, signal));
      }
    },
  };
}

/** Another key is another session; the key itself is not stored. */
function cacheKey({ company, userName, accessKey }: SiigoCredential): string {
  return createHash('sha256')
    .update(JSON.stringify([company, userName, accessKey]))
    .digest('base64url');
}

async function readJson(response: Response, signingIn: boolean): Promise<Outcome<unknown>> {
  if (response.ok) return { value: await response.json() };
  const body: unknown = await response.json().catch(() => null);
  return refusalOf(response.status, body, signingIn);
}
