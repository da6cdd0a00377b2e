/**
 * Whether a password is known from leaks, by a service of ranges (Have I Been Pwned's, or a mirror of one's own). It hears five
 * of the forty digits of a digest, which a thousand passwords share, and answers with all that begin so, padded with
 * inventions; so it learns nothing of the password. Without a service nothing is asked.
 */
import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface LeakedPasswords {
  /** False also when the service does not say: choosing a password never waits for somebody else's trouble. */
  has(password: string): Promise<boolean>;
}

/** Milliseconds that a person who chooses a password may wait for it. */
const usualTimeLimit = 2000;
const prefixLength = 5;

/** `url` as CUADRE_LEAKED_PASSWORDS_URL says it; the five digits are added as a part of its path. */
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

/** Lines are `SUFFIX:COUNT`; inventions that pad the answer count 0. */
function countIn(range: string, suffix: string): number {
  const line = range.split(/\r?\n/).find((each) => each.slice(0, suffix.length).toUpperCase() === suffix);
  return Number(line?.slice(suffix.length + 1) ?? 0);
}

/** Null when none is configured. Throws StartUpError. */
export function readLeakedPasswordsUrl({ CUADRE_LEAKED_PASSWORDS_URL: given }: NodeJS.ProcessEnv): URL | null {
  if (!given) return null;
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new StartUpError(text.badLeakedPasswordsUrl(given));
  return url;
}
