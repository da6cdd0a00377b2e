/**
 * A part of the client in a DOM, as the page shows it: with a router, a cache of its own and a server that answers what the
 * test says. Answers are held to the schemas of their calls, so that a test cannot live on what no server sends.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { onTestFinished, vi } from 'vitest';
import type { AnswerOf, Endpoint } from '#core/call/endpoint.ts';
import { dismissNotice, useNotices } from '#web/data/failures/notices.ts';
import { session } from '#web/data/session/session.ts';
import { madeUser } from './made-records.ts';
import { installPopovers } from './popovers.ts';

// What style sheets hide no test of the DOM can see, and computing styles is most of what such a test would cost.
// Patience is only against tests that hang: machines differ.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

/** What the client asked. */
export interface Asked {
  method: string;
  /** Below /api/v1, without its query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

interface Answering {
  endpoint: Endpoint;
  reply: (asked: Asked) => { status: number; body: unknown };
}

/** The call succeeds with this. */
export function answers<const E extends Endpoint>(
  endpoint: E,
  body: AnswerOf<E> | ((asked: Asked) => AnswerOf<E>),
): Answering {
  const bodyOf = typeof body === 'function' ? (body as (asked: Asked) => AnswerOf<E>) : () => body;
  return {
    endpoint,
    reply(asked) {
      const said = bodyOf(asked);
      if (endpoint.answer) assertFits(endpoint.answer, said, `${endpoint.method} ${endpoint.path}`);
      return { status: endpoint.status ?? 200, body: said };
    },
  };
}

/** The call fails as the server says failures. */
export function refuses(
  endpoint: Endpoint,
  status: number,
  failure: { error: string; message: string; errors?: { field: string; message: string }[] },
): Answering {
  return { endpoint, reply: () => ({ status, body: { code: status, ...failure } }) };
}

function assertFits(schema: TSchema, value: unknown, call: string): void {
  const validator = Compile(schema);
  if (!validator.Check(value))
    throw new Error(`${call} never answers this: ${JSON.stringify(validator.Errors(value).slice(0, 3))}`);
}

interface Page {
  /** Where the router is; `/` unless said. */
  address?: string;
  /** Nobody is signed in. */
  signedOut?: boolean;
  server?: readonly Answering[];
}

export function show(element: ReactNode, { address = '/', signedOut = false, server = [] }: Page = {}) {
  installPopovers();
  onTestFinished(takeAway);
  if (!signedOut) session.login('a.e30.b', madeUser());
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => answer(server, asked, url, request));
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    /** Every call so far. */
    asked,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Titles of the notices that are up. */
    notices: () => useNotices.getState().shown.map(({ title }) => title),
  };
}

async function answer(
  server: readonly Answering[],
  calls: Asked[],
  url: string,
  request: RequestInit,
): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://page.test');
  const path = pathname.replace('/api/v1', '');
  const body = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
  const asked = { method: request.method ?? 'GET', path, query: Object.fromEntries(searchParams), body };
  calls.push(asked);
  const found = server.find(({ endpoint }) => endpoint.method === asked.method && isAt(endpoint.path, path));
  if (found === undefined) throw new TypeError(`the test has no answer for ${asked.method} ${path}`);
  const said = found.reply(asked);
  return new Response(said.body === undefined ? null : JSON.stringify(said.body), { status: said.status });
}

function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at]);
}

function takeAway(): void {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of useNotices.getState().shown) dismissNotice(id);
  session.logout({ stay: true });
  localStorage.clear();
  sessionStorage.clear();
}
