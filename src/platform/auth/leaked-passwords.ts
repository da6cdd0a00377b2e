/**
 * Leaked-password check through a k-anonymity range service (Have I Been Pwned, or a mirror). It receives five of the
 * forty hex digits of a digest, which a thousand passwords share, and answers with all digests of that prefix plus
 * padding, so it learns nothing about the password. Optional.
 */
import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface LeakedPasswords {
  /** Also false when the service fails: choosing a password must not depend on its availability. */
  has(password: string): Promise<boolean>;
}

/** Timeout in milliseconds, for an interactive request. */
const usualTimeLimit = 2000;
const prefixLength = 5;

/** `url`: value of CUADRE_LEAKED_PASSWORDS_URL; the five digits are appended to its path. */
export function createLeakedPasswords(
  url: URL | null,
  log: Pick<Log, 'warn'>,
  timeLimit = usualTimeLimit,
): LeakedPasswords {
  if (url === null) return { has: async () => false };
  return {
    has: async (password) => {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const range = await readRange(url, digest.slice(0, prefixLength), timeLimit);
        return countIn(range, digest.slice(prefixLength)) > 0;
      } catch (error) {
        log.warn({ err: error }, 'the service of leaked passwords does not answer: a password was not compared');
        return false;
      }
    },
  };
}

async function readRange(url: URL, prefix: string, timeLimit: number): Promise<string> {
  const address = new URL(`${url.href.replace(/\/$/, '')}/${prefix}`);
  const response = await fetch(address, {
    headers: { 'add-padding': 'true', 'user-agent': 'Cuadre' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`the service of leaked passwords answered ${response.status}`);
  return response.text();
}

/** Lines are `SUFFIX:COUNT`; padding has count 0. */
function countIn(range: string, suffix: string): number {
  const line = range.split(/\r?\n/).find((each) => each.slice(0, suffix.length).toUpperCase() === suffix);
  return Number(line?.slice(suffix.length + 1) ?? 0);
}

/** Null if not configured. Throws StartUpError. */
export function readLeakedPasswordsUrl({ CUADRE_LEAKED_PASSWORDS_URL: given }: NodeJS.ProcessEnv): URL | null {
  if (!given) return null;
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new StartUpError(text.badLeakedPasswordsUrl(given));
  return url;
}
