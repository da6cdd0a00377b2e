/**
 * Requests to addresses that users configure. The address is resolved once, checked, and the connection goes to what was
 * checked (no rebinding); no redirects, no proxy, no shared connections; time and answer are limited.
 */
import dns, { type LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/**
 * Why there is no answer. `address`: no public host, whether the name leads to a private one or does not exist: telling them apart
 * would tell names of our own network.
 */
export type WebhookFailure = 'address' | 'connection' | 'certificate' | 'timeout';

export interface WebhookAnswer {
  /** HTTP status; null without an answer. */
  status: number | null;
  failure: WebhookFailure | null;
  /** Beginning of the body. */
  body: string;
  /** Milliseconds. */
  took: number;
}

export interface WebhookClient {
  /** Whether an address may be stored: https of a public host, without user nor fragment. */
  accepts(url: string): boolean;
  readonly ports: readonly number[];
  /** Never throws for what the other side does. */
  post(url: string, headers: Record<string, string>, body: string, signal?: AbortSignal): Promise<WebhookAnswer>;
}

export interface WebhookOptions {
  /** Also http and https on this machine: for trials only. */
  loopback: boolean;
  timeoutMs: number;
  /** Of hosts that are not of this machine. */
  ports: readonly number[];
}

export const usualWebhooks: WebhookOptions = { loopback: false, timeoutMs: 10_000, ports: [443, 8443] };

const httpsPort = 443;

/** Bytes of an answer that are kept. */
const keptBytes = 1024;

/** An address that the service must not call. */
class RefusedAddress extends Error {}

export function createWebhookClient({ loopback, timeoutMs, ports }: WebhookOptions): WebhookClient {
  const allowed = (address: string) => isPublicAddress(address) || (loopback && isLoopbackAddress(address));
  const check = (url: URL): boolean => {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const isLocal = isLoopbackAddress(host) || host === 'localhost';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal && loopback)) return false;
    if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
    if (!isLocal && !ports.includes(Number(url.port || httpsPort))) return false;
    if (isIP(host) !== 0) return allowed(host);
    return loopback || !isLocal;
  };
  return {
    ports,
    accepts: (given) => {
      const url = URL.parse(given);
      return url !== null && check(url);
    },
    post: async (given, headers, body, stop) => {
      const start = performance.now();
      const url = URL.parse(given);
      const told = (answer: Omit<WebhookAnswer, 'took'>) => ({
        ...answer,
        // Where nothing was called: how long a name took to be found tells whether it is one of our own network.
        took: answer.failure === 'address' ? 0 : Math.round(performance.now() - start),
      });
      if (url === null || !check(url)) return told({ status: null, failure: 'address', body: '' });
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
      const sent = { 'content-length': String(Buffer.byteLength(body)), ...headers };
      const options = { method: 'POST', headers: sent, agent: false, lookup: lookupAllowed(allowed), signal } as const;
      try {
        const answer = await answerTo((url.protocol === 'https:' ? requestHttps : requestHttp)(url, options), body);
        return told({ status: answer.statusCode ?? null, failure: null, body: await beginningOf(answer) });
      } catch (error) {
        return told({ status: null, failure: timeout.aborted ? 'timeout' : failureOf(error), body: '' });
      }
    },
  };
}

/** Resolves as the system does, and refuses a name that has any address which is not allowed. */
function lookupAllowed(allowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, '');
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => allowed(address)))
        return callback(new RefusedAddress(), '');
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}

function answerTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve).on('error', reject).end(body);
  return promise;
}

/** An answer that breaks off or takes too long has arrived as far as its status. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      // Leaving the loop closes the connection.
      if (size >= keptBytes) break;
    }
  } catch {
    // What came before is kept.
  }
  return Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8');
}

function failureOf(error: unknown): WebhookFailure {
  if (error instanceof RefusedAddress) return 'address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'address';
  return /CERT|SSL|TLS|ALTNAME/.test(code) ? 'certificate' : 'connection';
}
