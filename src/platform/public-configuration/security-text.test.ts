import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mountSecurityText } from './security-text.ts';

test('says whom to tell of a weakness, in the form of RFC 9116', async () => {
  const app = fastify();
  mountSecurityText(app, { contact: 'mailto:seguridad@ejemplo.co', publicUrl: () => 'https://cuadre.ejemplo.co' });
  const { statusCode, body, headers } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:seguridad@ejemplo\.co\nExpires: \d{4}-[\d-]+T[\d:.]+Z\n/);
  expect(body).toContain('Canonical: https://cuadre.ejemplo.co/.well-known/security.txt');
  const until = Date.parse(/Expires: (\S+)/.exec(body)![1]!) - Date.now();
  expect(until / 86_400_000).toBeLessThan(366);
  await app.close();
});
