/**
 * A request that cannot be done: a stable error code with its HTTP status. The Spanish sentence is in
 * `app-error.es.ts`; docs/errors.md is generated from both.
 */

export const appErrorStatus = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.version_required': 428,
  'request.rate_limited': 429,
  'stream.limit': 429,
  'request.other_host': 421,
  'auth.required': 401,
  'auth.session_expired': 401,
  'auth.invalid_credentials': 401,
  'auth.user_inactive': 403,
  'auth.locked': 423,
  'auth.forbidden': 403,
  'auth.books_hidden': 403,
  'password.wrong': 422,
  'password.weak': 422,
  'password.link_expired': 410,
  'password.tokens_undecided': 422,
  'second_factor.wrong': 422,
  'second_factor.expired': 410,
  'second_factor.required': 403,
  'second_factor.own_first': 409,
  'oidc.unavailable': 502,
  'oidc.failed': 422,
  'oidc.refused': 422,
  'registration.expired': 410,
  'registration.code_wrong': 422,
  'registration.code_expired': 410,
  'registration.too_many_codes': 429,
  'registration.not_verified': 409,
  'registration.terms_changed': 409,
  'license.expired': 403,
  'license.limit': 409,
  'license.mails': 429,
  'storage.full': 409,
  'user.email_taken': 409,
  'user.email_in_use': 409,
  'user.protected': 409,
  'email.code_wrong': 422,
  'email.code_expired': 410,
  'photo.refused': 422,
  'photo.too_large': 413,
  'logo.refused': 422,
  'logo.too_large': 413,
  'file.infected': 422,
  'file.not_scanned': 503,
  'token.limit': 409,
  'webhook.limit': 409,
  'webhook.off': 409,
  'deletion.owner': 409,
  'account.no_heir': 409,
  'account.closing': 409,
  'invitation.invalid': 410,
  'job.in_use': 409,
  'job.name_taken': 409,
  'code.invalid': 422,
  'resource.not_found': 404,
  'resource.conflict': 409,
  'company.nit_taken': 409,
  'company.nit_signed': 409,
  'company.dv_mismatch': 400,
  'chart.unchanged': 409,
  'chart.unreadable': 422,
  'chart.held_by_prefix': 409,
  'balance.unreadable': 422,
  'balance.damaged': 500,
  'balance.other_company': 409,
  'balance.period_missing': 422,
  'balance.upload_expired': 410,
  'balance.being_audited': 409,
  'balance.stored_again': 409,
  'balance.columns_unproved': 422,
  'source.stored_again': 409,
  'audit.no_balance': 404,
  'audit.unfinished': 409,
  'sign_off.closed': 409,
  'sign_off.not_ready': 409,
  'sign_off.changed': 409,
  'sign_off.same_person': 409,
  'sign_off.not_prepared': 409,
  'sign_off.not_closed': 409,
  'finding.wrong_state': 409,
  'finding.no_access': 422,
  'finding.scope': 422,
  'finding.file_type': 422,
  'finding.too_many_files': 409,
  'finding.view_name_taken': 409,
  'finding.too_many_views': 409,
  'question.gone': 410,
  'report.gone': 410,
  'file_request.gone': 410,
  'received.other_company': 409,
  'received.other_month': 409,
  'received.unreadable': 422,
  'received.too_many': 409,
  'received.nothing': 422,
  'received.decided': 409,
  'received.open_first': 409,
  'question.over': 409,
  'question.unanswered': 422,
  'question.too_many_files': 409,
  'parametrization.invalid': 422,
  'parametrization.is_balance': 422,
  'predefined.not_last': 409,
  'calendar.invalid': 422,
  'explorer.view_name_taken': 409,
  'explorer.too_many_views': 409,
  'portfolio.view_name_taken': 409,
  'portfolio.too_many_views': 409,
  'rate.known': 409,
  'rate.same': 409,
  'expression.invalid': 422,
  'preview.too_long': 422,
  'expression.untried': 409,
  'siigo.credentials_missing': 409,
  'siigo.credentials_rejected': 422,
  'siigo.credentials_lost': 409,
  'siigo.other_software': 409,
  'siigo.pull_running': 409,
  'siigo.partner_rejected': 502,
  'siigo.not_allowed': 422,
  'siigo.busy': 503,
  'siigo.unavailable': 502,
  'siigo.refused': 422,
  'siigo.file_refused': 502,
  'siigo.half_file': 502,
  'siigo.unreadable': 502,
  'siigo.other_month': 502,
  'siigo.other_company': 409,
  'notification.sent': 409,
  'notification.over': 409,
  'account.slowed': 429,
  'server.disk_full': 507,
  'server.disk_read_only': 507,
  'server.busy': 503,
  'server.away': 503,
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
  /** Further members of the response body. */
  readonly members: Readonly<Record<string, unknown>>;
  constructor(
    code: AppErrorCode,
    data: Record<string, string | number> = {},
    fields: readonly FieldError[] = [],
    members: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
    this.fields = fields;
    this.members = members;
  }
  get status(): number {
    return appErrorStatus[this.code];
  }
}
