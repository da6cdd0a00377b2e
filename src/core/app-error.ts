/**
 * The request cannot be done: a stable code with its HTTP status. The sentence for people is in `app-error.es.ts`;
 * docs/errors.md is generated from both.
 */

export const appErrorStatus = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.rate_limited': 429,
  'auth.required': 401,
  'auth.session_expired': 401,
  'auth.invalid_credentials': 401,
  'auth.locked': 423,
  'auth.forbidden': 403,
  'resource.not_found': 404,
  'resource.conflict': 409,
  'company.nit_taken': 409,
  'company.dv_mismatch': 400,
  'balance.unreadable': 422,
  'balance.other_company': 409,
  'balance.period_missing': 422,
  'balance.upload_expired': 410,
  'audit.no_balance': 404,
  'expression.invalid': 422,
  'server.busy': 503,
  'server.error': 500,
} as const;

export type AppErrorCode = keyof typeof appErrorStatus;

export interface FieldError {
  field: string;
  message: string;
}

export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly data: Record<string, string | number>;
  readonly fields: readonly FieldError[];
  constructor(code: AppErrorCode, data: Record<string, string | number> = {}, fields: readonly FieldError[] = []) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
  get status(): number {
    return appErrorStatus[this.code];
  }
}
