/** Error responses of Siigo: `{ Status, Errors: [{ Code, Message }] }`, in upper or lower case. */

import { AppError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { text } from './text.es.ts';

/** Case-insensitive member access. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const key = Object.keys(value).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : lookUp(value as Record<string, unknown>, key);
}

/** `again`: transient, may succeed on a retry. */
export interface Refusal {
  error: AppError;
  again: boolean;
}

const passing = new Set(['request_timeout', 'service_unavailable', 'unhandled_error']);
const ofPartner = new Set(['header_required', 'invalid_partner_id']);
const longestMessage = 200;

/** `signingIn`: the credential itself is refused, whatever Siigo's code. */
export function refusalOf(status: number, body: unknown, signingIn: boolean): Refusal {
  const { code, message } = firstError(body);
  const once = (error: AppError): Refusal => ({ error, again: false });
  if (status === 429 || code === 'requests_limit') return { error: new AppError('siigo.busy'), again: true };
  if (status === 408 || status >= 500 || passing.has(code))
    return { error: new AppError('siigo.unavailable'), again: true };
  if (ofPartner.has(code)) return once(new AppError('siigo.partner_rejected'));
  if (signingIn || status === 401 || code === 'unauthorized') return once(new AppError('siigo.credentials_rejected'));
  if (status === 403) return once(new AppError('siigo.not_allowed'));
  const reason = lookUp(text.refusals, code) ?? (message === '' ? text.saidNothing(status) : text.said(message));
  return once(new AppError('siigo.refused', { reason }));
}

function firstError(body: unknown): { code: string; message: string } {
  const errors = member(body, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const said = (name: string) => String(member(first, name) ?? '').trim();
  return { code: said('code').toLowerCase(), message: said('message').slice(0, longestMessage) };
}
