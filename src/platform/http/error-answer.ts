/** The only conversion of errors to responses: `{ code, error, message, errors?, … }`. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { appErrorText } from '#core/call/app-error.es.ts';
import { AppError, type AppErrorCode, appErrorStatus } from '#core/call/app-error.ts';
import { clientErrorSentence } from '#core/call/client-error.es.ts';
import { failureOf } from '../database/away/failure-of.ts';
import { text } from './field-errors.es.ts';
import { readRestOfBody } from './upload/rest-of-body.ts';

/** Response body of an error. `code` repeats the HTTP status, `error` is stable, `message` is for display, to a user or `forClients`. */
export function errorBody(error: AppError, forClients = false): Record<string, unknown> {
  return {
    code: error.status,
    error: error.code,
    message: forClients ? clientErrorSentence(error) : appErrorText[error.code](error.data),
    ...(error.fields.length > 0 ? { errors: error.fields } : {}),
    ...error.members,
  };
}

/** Responds to any error; internal ones are logged and reveal nothing about their cause. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = failureOf(error) ?? fromElsewhere(error);
  if (known.status === appErrorStatus['server.error']) request.log.error({ err: error }, 'request failed');
  if (known.code === 'request.too_large') await readRestOfBody(request, reply);
  const wait = retryAfter(known);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(known.status).send(errorBody(known, request.routeOptions.config?.forClients));
}

const byStatus: Partial<Record<number, AppErrorCode>> = {
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'resource.not_found',
  413: 'request.too_large',
  429: 'request.rate_limited',
  503: 'server.busy',
};

/** Maps errors of the framework: invalid JSON, body too large, rate limit. */
function fromElsewhere(error: FastifyError): AppError {
  const status = error.statusCode ?? appErrorStatus['server.error'];
  const code = byStatus[status] ?? (status < 500 ? 'request.invalid' : 'server.error');
  if (code !== 'request.invalid') return new AppError(code);
  return new AppError(code, {}, [{ field: '', message: text.notJson }]);
}

function retryAfter({ code, data }: AppError): number | undefined {
  if (code === 'request.rate_limited' || code === 'account.slowed' || code === 'license.mails')
    return Number(data.seconds ?? 60);
  if (code === 'auth.locked') return Number(data.minutes ?? 15) * 60;
  if (code === 'stream.limit') return 10;
  if (code === 'file.not_scanned') return 60;
  if (code === 'server.away') return 2;
  return code === 'server.busy' ? 5 : undefined;
}
