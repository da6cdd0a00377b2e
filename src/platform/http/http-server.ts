/** The HTTP server without its endpoints: security headers, limits, compression, logging and error responses. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import { answerError } from './error-answer.ts';
import { text } from './field-errors.es.ts';
import { isDeeperThan } from './json-depth.ts';
import { type OwnHosts, refuseOtherHosts } from './own-host.ts';
import { apiBase } from './router.ts';
import { addSecurityHeaders, noVideos, type VideoOrigins } from './security-headers.ts';
import { mountSite } from './site.ts';
import { MAX_UPLOAD_BYTES } from './upload/read-upload.ts';

export interface HttpServerOptions {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Folder of the built web client; null serves the API only. */
  site: string | null;
  /** Number of trusted proxies; addresses forwarded beyond them can be forged. */
  proxies: number;
  /** Whether the service is reached by https, through a proxy. */
  https: boolean;
  /** Origins of the videos of the help. */
  videos?: VideoOrigins;
  /** Names of the installation. */
  hosts: OwnHosts;
}

/** Bytes of a body where no call is mounted; each call has its own limit. */
const largestJson = 16 * 1024;
/** Levels of lists and objects; the deepest declared body has nine. */
const deepestJson = 32;

export async function createHttpServer({
  logger,
  site,
  proxies,
  https,
  hosts,
  videos = noVideos,
}: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    trustProxy: (_address, hop) => hop < proxies,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestJson,
    // Active requests finish; event streams are ended by their handlers.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 250 },
  });
  app.setErrorHandler(answerError);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    const { accountId, userId } = request.caller ?? {};
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ route, status: reply.statusCode, ms, accountId, userId }, 'answered');
  });
  endUnused(app);
  acceptEmptyJson(app);
  await addSecurityHeaders(app, { https, videos });
  app.addHook('onRequest', refuseOtherHosts(hosts));
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  });
  if (site === null) app.setNotFoundHandler(notFound);
  else await mountSite(app, site, apiBase, notFound);
  return app;
}

function tooDeep(): AppError {
  return new AppError('request.invalid', {}, [{ field: '', message: text.tooDeep }]);
}

async function notFound(): Promise<never> {
  throw new AppError('resource.not_found');
}

/** Browsers open connections ahead of requests: no idle ones for Node, they would hold up a stop for a minute. */
function endUnused(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

/** Clients that always send `content-type: application/json` may send an empty body with it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isDeeperThan(deepestJson, body as string)) done(tooDeep(), undefined);
    else parse(request, body as string, done);
  });
}
