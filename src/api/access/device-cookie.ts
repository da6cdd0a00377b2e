/**
 * Cookie of known devices: random ids, one for each user who signed in with this browser, the latest last. It opens no
 * session and gives no right; wrong passwords from it have a count of their own. Nobody's name or address is in it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers keep no cookie longer than 400 days. */
const seconds = 365 * 24 * 60 * 60;
/** Users of one browser whose devices stay known. */
const most = 8;
/** 256 bits, as `newSecret` writes them. */
const form = /^[\w-]{43}$/;

export interface DeviceCookie {
  /** As the browser sent them: neither checked nor known. */
  ids: readonly string[];
  /** Sends this id with the response, as the latest. */
  keep(id: string): void;
}

/** `https`: whether browsers reach the service so; they keep no secure cookie otherwise. */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply, https: boolean): DeviceCookie {
  // The prefix keeps pages of neighbouring hosts from writing it.
  const name = https ? '__Host-device' : 'device';
  const ids = idsIn(request.headers.cookie ?? '', name);
  return {
    ids,
    keep: (id) => {
      const kept = [...ids.filter((other) => other !== id), id].slice(-most);
      const rules = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', https ? 'Secure' : []].flat();
      reply.header('set-cookie', [`${name}=${kept.join('.')}`, ...rules].join('; '));
    },
  };
}

function idsIn(header: string, name: string): string[] {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const written = pair?.slice(name.length + 1).split('.') ?? [];
  return [...new Set(written.filter((id) => form.test(id)))].slice(-most);
}
