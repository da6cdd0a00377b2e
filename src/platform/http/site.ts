/** The built web client: static files, and its page for every other path (single-page application). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginPage } from './security-headers.ts';

const year = 31_536_000;

/** Placeholder in `index.html` for the nonce of the response. */
const nonceMark = '%NONCE%';

/** Serves `folder`. Files under `assets/` have hashed names and never change; the page is revalidated every time. */
export async function mountSite(
  app: FastifyInstance,
  folder: string,
  apiBase: string,
  notFound: () => Promise<never>,
): Promise<void> {
  // Never 304: it would combine a new nonce with an old page.
  const sendPage = async (reply: FastifyReply) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .code(200)
      .header('cache-control', 'no-cache')
      .send(page.replace(nonceMark, beginPage(reply)));
  };
  await app.register(staticFiles, {
    root: folder,
    wildcard: true,
    // The build leaves compressed copies beside scripts and styles.
    preCompressed: true,
    index: false,
    allowedPath: (path) => path !== '/index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const page = request.method === 'GET' || request.method === 'HEAD';
    if (!page || request.url.toLowerCase().startsWith(`${apiBase}/`) || !wantsPage(request)) return notFound();
    return sendPage(reply);
  });
  app.get('/', (_request, reply) => sendPage(reply));
}

/** A browser asks for HTML. Other programs ask for anything, at addresses of the page, which have no ending. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?');
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.') && !path.includes('..');
}
