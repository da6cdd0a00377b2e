/** Calls of the API with the session of a page, for what a test needs and another test does by hand. */
import type { Page } from 'playwright-core';

/** Data of the answer; throws with the status when it is refused. */
export function callAsPage<Data>(page: Page, method: string, path: string, body?: object): Promise<Data> {
  return page.evaluate(
    async (request) => {
      const response = await fetch(`/api/v1${request.path}`, {
        method: request.method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'if-match': '*',
          ...(request.body && { 'content-type': 'application/json' }),
        },
        ...(request.body && { body: JSON.stringify(request.body) }),
      });
      if (!response.ok) throw new Error(`${request.path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? undefined : (await response.json()).data;
    },
    { method, path, body },
  );
}
