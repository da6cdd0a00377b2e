import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type DeviceCookie, deviceCookie } from './device-cookie.ts';

const id = (letter: string) => letter.repeat(43);

/** What a browser that sends `cookie` is taken for, and what it is sent when `kept` becomes its latest. */
async function seen(cookie: string | undefined, https: boolean, kept?: string) {
  const app = Fastify();
  let devices: DeviceCookie | undefined;
  app.get('/', async (request, reply) => {
    devices = deviceCookie(request, reply, https);
    if (kept !== undefined) devices.keep(kept);
    return '';
  });
  const { headers } = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  await app.close();
  return { ids: devices?.ids, sent: headers['set-cookie'] };
}

test('is out of reach of scripts, other sites and plain connections', async () => {
  const year = 'Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax';
  expect(await seen(undefined, true, id('a'))).toEqual({ ids: [], sent: `__Host-device=${id('a')}; ${year}; Secure` });
  expect(await seen(undefined, false, id('a'))).toEqual({ ids: [], sent: `device=${id('a')}; ${year}` });
});

test('is not sent by itself', async () => {
  expect(await seen(`device=${id('a')}`, false)).toEqual({ ids: [id('a')], sent: undefined });
});

test.each([
  ['of a neighbouring host', `device=${id('a')}`],
  ['of another name', `x__Host-device=${id('a')}`],
  ['too short', `__Host-device=${'a'.repeat(42)}`],
  ['with other signs', `__Host-device=${'%'.repeat(43)}`],
  ['empty', '__Host-device='],
])('%s: nothing', async (_, cookie) => {
  expect((await seen(cookie, true)).ids).toEqual([]);
});

test('holds the ids of eight users, the latest last, each once', async () => {
  const nine = [...'abcdefghi'].map(id);
  const { ids, sent } = await seen(`theme=dark; __Host-device=${nine.join('.')}.${id('i')}`, true, id('c'));
  expect(ids).toEqual(nine.slice(1));
  expect(String(sent)).toContain(`__Host-device=${[...'bdefghic'].map(id).join('.')};`);
  expect(String((await seen(`__Host-device=${nine.slice(1).join('.')}`, true, id('z'))).sent)).toContain(
    `__Host-device=${[...'cdefghiz'].map(id).join('.')};`,
  );
});
