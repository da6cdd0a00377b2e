/** Request validation of the fake server, with Siigo's error messages and responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Period } from '#core/calendar/period.ts';

/** An error response in the vendor's documented form. */
export class Refused extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, code: string, params: string[] = []) {
    super(code);
    this.status = status;
    const message = `The request failed: ${code}`;
    this.body = { Status: status, Errors: [{ Code: code, Message: message, Params: params, Detail: '' }] };
  }
}

export function readReportRequest(body: unknown): Period {
  const given = (body ?? {}) as Record<string, unknown>;
  for (const field of ['year', 'month_start', 'month_end', 'includes_tax_difference']) {
    if (given[field] === undefined) throw new Refused(400, 'parameter_required', [field]);
  }
  const { year, month_start: start, month_end: end, includes_tax_difference: differences } = given;
  const numbers = [year, start, end].every(Number.isInteger);
  if (!numbers || typeof differences !== 'boolean') throw new Refused(400, 'invalid_type');
  const inYear = (start as number) >= 1 && (end as number) <= 13 && (start as number) <= (end as number);
  if (!inYear || String(year).length !== 4) throw new Refused(400, 'invalid_date_range');
  return { year: year as number, month: end as number };
}

/** Refusal with Siigo's code for a status. */
export const refusal = (status: number) =>
  new Refused(
    status,
    { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 429: 'requests_limit', 503: 'service_unavailable' }[
      status
    ] ?? 'unhandled_error',
  );

/** Resolves when the client disconnects. */
export function hang(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', resolve));
}

/** JSON body of a request; null without one. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
