/** What a failed call means to the user: the rules of the seed's error catalogue, as pure functions. */
import type { FieldError } from '#core/call/app-error.ts';
import { failureText } from './text.es.ts';

/** The body of a failure as the API writes it; any part may be missing when something else answered. */
export interface FailureBody {
  code?: number | string;
  error?: string;
  message?: string;
  errors?: readonly FieldError[];
}

/** A notice: the title alone when there is no description. */
export interface Notice {
  title: string;
  description?: string;
}

/** A call that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: FailureBody;
  /** Whether the user has been told already, or led to what they must do, as when the session ended. */
  readonly told: boolean;
  constructor(status: number, body: FailureBody, told = false) {
    super(body.message ?? failureText.unknown);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.told = told;
  }
  /** The stable machine word, such as `resource.conflict`. */
  get word(): string | undefined {
    return this.body.error;
  }
  get fields(): readonly FieldError[] {
    return this.body.errors ?? [];
  }
}

/** Signing in and recovering a password answer 401 about what was typed, not about the session. */
const answersForItself = /^\/auth\/(admin\/)?(login|recover-password)$/;

/** Whether a failure means that the session is over. `path` is the endpoint's, relative to the base. */
export function endsSession(path: string, status: number, body: FailureBody): boolean {
  if (answersForItself.test(path)) return false;
  return status === 401 || Number(body.code) === 401;
}

/** The notice for a session that ended. */
export function expiredNotice(body: FailureBody): Notice {
  return { title: body.message || failureText.expired };
}

/** The notice for any other failure. */
export function failureNotice(failure: unknown): Notice {
  const body = failure instanceof ApiError ? failure.body : {};
  if (body.error) return { title: failureText.information, description: body.message || body.error };
  return { title: failureText.error, description: body.message || failureText.unknown };
}

/** Reads the body of a failure, whatever it is. */
export function parseFailure(text: string): FailureBody {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
