/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, where the installation names somebody. */
import type { FastifyInstance } from 'fastify';

/** Days for which an answer holds; the standard asks for less than a year. */
const days = 180;

export function mountSecurityText(
  app: FastifyInstance,
  { contact, publicUrl }: { contact: string; publicUrl: () => string },
): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const expires = new Date(Date.now() + days * 86_400_000).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: es, en'];
    return reply.type('text/plain; charset=utf-8').send([...lines, `Canonical: ${publicUrl()}${path}`, ''].join('\n'));
  });
}
