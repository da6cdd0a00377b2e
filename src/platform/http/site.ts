/** The built web client: files by name, and its page for every other address that a browser opens. */
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;

/** Serves `folder`. Files under `assets/` carry a digest in their names and never change; the page is asked for every time. */
export async function mountSite(
  app: FastifyInstance,
  folder: string,
  apiBase: string,
  notFound: () => Promise<never>,
): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const page = request.method === 'GET' || request.method === 'HEAD';
    const wanted = (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith(`${apiBase}/`);
    if (!page || !wanted) return notFound();
    return reply.code(200).sendFile('index.html');
  });
}
