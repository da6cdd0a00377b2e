/** Meaning of a failed call to the user: the rules of the seed's error catalogue, as pure functions. */
import type { FieldError } from '#core/call/app-error.ts';
import { failureText } from './text.es.ts';

/** Body of an API error; any part may be missing when another server answered. */
export interface FailureBody {
  code?: number | string;
  error?: string;
  message?: string;
  errors?: readonly FieldError[];
  /** What is wrong in the workbook of a parametrization. */
  accounts_errors?: readonly string[];
}

/** A notice; the title alone when there is no description. */
export interface Notice {
  title: string;
  description?: string;
}

/** A failed call. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: FailureBody;
  /** Already handled, by a notice or a redirect, as for an ended session. */
  readonly told: boolean;
  constructor(status: number, body: FailureBody, told = false) {
    super(body.message ?? failureText.unknown);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.told = told;
  }
  /** Stable error code, such as `resource.conflict`. */
  get word(): string | undefined {
    return this.body.error;
  }
  get fields(): readonly FieldError[] {
    return this.body.errors ?? [];
  }
}

/** A trial balance was sent where the workbook of a parametrization belongs. */
export function isBalanceRefusal(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.word === 'parametrization.is_balance';
}

/** Signing in and recovering a password answer 401 about the typed data, not about the session. */
const answersForItself = /^\/auth\/(admin\/)?(login|recover-password)$/;

/** Whether a failure means that the session has ended. `path`: the endpoint's, relative to the base. */
export function endsSession(path: string, status: number, body: FailureBody): boolean {
  if (answersForItself.test(path)) return false;
  return status === 401 || Number(body.code) === 401;
}

/** Notice of an ended session. */
export function expiredNotice(body: FailureBody): Notice {
  return { title: body.message || failureText.expired };
}

/** Notice of a busy server, to which a call is sent again after so many seconds. */
export function busyNotice(seconds: number): Notice {
  return { title: failureText.busy, description: failureText.again(seconds) };
}

/** Notice of any other failure. */
export function failureNotice(failure: unknown): Notice {
  const body = failure instanceof ApiError ? failure.body : {};
  if (body.error) return { title: failureText.information, description: body.message || body.error };
  return { title: failureText.error, description: body.message || failureText.unknown };
}

/** Parses the body of a failure, whatever it is. */
export function parseFailure(text: string): FailureBody {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
