/** Whether a page has all that it asked for. An event stream never ends, so that a page with one is never idle. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Unanswered requests of each page, without event streams. */
const unanswered = new WeakMap<Page, Set<Request>>();
/** Time without requests, and the longest wait for it, in milliseconds. */
const QUIET_MS = 500;
const PATIENCE_MS = 120_000;

/** For a new page, before its first request. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/events')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits for half a second without requests. Throws with those that stay unanswered. */
export async function settled(page: Page): Promise<void> {
  const requests = unanswered.get(page)!;
  const started = Date.now();
  for (let quietSince = started; Date.now() - quietSince < QUIET_MS; await sleep(50)) {
    if (requests.size === 0) continue;
    quietSince = Date.now();
    if (quietSince - started > PATIENCE_MS)
      throw new Error(`unanswered: ${[...requests].map((request) => request.url()).join(', ')}`);
  }
}
