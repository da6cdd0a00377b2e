// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { madeUser } from '../../../../tests/support/web/made-records.ts';
import { session } from '../session/session.ts';
import { queryClient } from '../transport/query-client.ts';
import { chooseTheme } from './own-user.ts';

it('an answer from before the choice of a theme does not undo it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const before = madeUser({ theme: 'sistema' });
  session.login('a.e30.b', before);
  let answer = (): void => undefined;
  const underWay = queryClient.fetchQuery({
    queryKey: ['me'],
    queryFn: () => new Promise((resolve) => (answer = () => resolve(before))),
  });
  const chosen = chooseTheme('oscuro');
  answer();
  await Promise.allSettled([underWay, chosen]);
  expect(queryClient.getQueryData(['me'])).toMatchObject({ attributes: { theme: 'oscuro' } });
});
