/** The HTTP server without its calls: safety headers, limits, compression, log lines and answers to errors. */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { AppError } from '#core/app-error.ts';
import { answerError } from './error-answer.ts';
import { MAX_UPLOAD_BYTES } from './read-upload.ts';
import { apiBase } from './router.ts';
import { mountSite } from './site.ts';

export interface HttpServerOptions {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Folder of the built web client; without it only the API answers. */
  site: string | null;
  /** Whether a proxy in front tells the caller's address. */
  trustProxy: boolean;
}

const largestJson = 1024 ** 2;

export async function createHttpServer({ logger, site, trustProxy }: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestJson,
    // Those at work end their answer; streams of events are ended by whoever makes them.
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
  acceptEmptyJson(app);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  });
  if (site === null) app.setNotFoundHandler(notFound);
  else await mountSite(app, site, apiBase, notFound);
  return app;
}

async function notFound(): Promise<never> {
  throw new AppError('resource.not_found');
}

/** Scripts come from our own files only. Ant Design writes its styles into the page as it goes. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Clients that always send `content-type: application/json` may send nothing with it. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
