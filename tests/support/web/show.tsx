/**
 * Renders a part of the client in a DOM, with a router, its own query cache and a mock server. Mock answers are checked
 * against the schemas of their endpoints, so that a test cannot rely on impossible ones.
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
import { fileRequest } from './file-request.ts';
import { madeUser } from './made-records.ts';
import { installPopovers } from './popovers.ts';

// Hidden elements are not computed: style sheets are not loaded, and computing styles is most of the cost. The timeout
// only guards against hanging tests.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

/** A request of the client. */
export interface Asked {
  method: string;
  /** Path below /api/v1, without query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

interface Replied {
  status: number;
  body: unknown;
}

interface Answering {
  endpoint: Endpoint;
  reply: (asked: Asked) => Replied | Promise<Replied>;
}

/** Makes the call succeed with an answer. */
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

/** The same answer, some time after the others. */
export function late(answering: Answering): Answering {
  const reply = async (asked: Asked) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return answering.reply(asked);
  };
  return { ...answering, reply };
}

/** Makes the call fail with an error. */
export function refuses(
  endpoint: Endpoint,
  status: number,
  failure: {
    error: string;
    message: string;
    errors?: { field: string; message: string }[];
    accounts_errors?: string[];
  },
): Answering {
  return { endpoint, reply: () => ({ status, body: { code: status, ...failure } }) };
}

function assertFits(schema: TSchema, value: unknown, call: string): void {
  const validator = Compile(schema);
  if (!validator.Check(value))
    throw new Error(`${call} never answers this: ${JSON.stringify(validator.Errors(value).slice(0, 3))}`);
}

interface Page {
  /** Initial location; default `/`. */
  address?: string;
  /** Attributes of the signed-in user; default the subscriber. */
  signedInAs?: Parameters<typeof madeUser>[0];
  /** Signed in as an administrator of the provider. */
  isStaff?: boolean;
  /** Nobody is signed in. */
  signedOut?: boolean;
  server?: readonly Answering[];
}

export function show(
  element: ReactNode,
  { address = '/', signedInAs = {}, isStaff = false, signedOut = false, server = [] }: Page = {},
) {
  installPopovers();
  onTestFinished(takeAway);
  const token = `a.${btoa(isStaff ? '{"admn_id":1}' : '{}')}.b`;
  if (!signedOut) session.login(token, madeUser(signedInAs));
  const asked: Asked[] = [];
  const respond = (url: string, request: RequestInit) => answer(server, asked, url, request);
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('XMLHttpRequest', fileRequest(respond));
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    /** Takes the part away, as a reload does: what the browser keeps stays. */
    close: cleanup,
    /** Every request so far. */
    asked,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Titles of the visible notices. */
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
  const said = await found.reply(asked);
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
