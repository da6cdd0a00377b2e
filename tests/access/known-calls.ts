/**
 * The expected permission of every endpoint, written independently of the contracts. One line per endpoint: its
 * requirement (`public`, `admin`, `own`, `root` or a permission), `somewhere` when one company is enough, `anytime`
 * when a write is allowed with an expired license, `books` when the permission to see audits is required besides, and
 * `factorless` when it is available to users who lack a required second factor.
 */

import { publicLines } from './public-calls.ts';

const lines = `
POST /account/closing: root anytime
DELETE /account/closing: root anytime
PUT /account/owner: root anytime
GET /account/security: root
GET /account/support: root
POST /account/support: root anytime
DELETE /account/support: root anytime
PATCH /account/security: root anytime
POST /auth/change-password: own anytime
POST /auth/logout: own anytime factorless
GET /auth/me: own factorless
GET /auth/second-factor: own anytime factorless
POST /auth/second-factor/confirm: own anytime factorless
POST /auth/second-factor/disable: own anytime
POST /auth/second-factor/recovery-codes: own anytime
POST /auth/second-factor/start: own anytime factorless
DELETE /auth/sessions: own anytime
GET /auth/sessions: own anytime
DELETE /auth/sessions/{sessionId}: own anytime
GET /codes: licencias.ver
GET /codes/batches: admin
POST /codes/batches: admin
POST /codes/batches/{batchId}/annul: admin
GET /codes/export: licencias.exportar
POST /codes/check: licencias.editar anytime
POST /codes/redeem: licencias.editar anytime
PATCH /codes/{codeId}: licencias.editar
POST /codes/{codeId}/annul: admin
POST /companies: empresas.editar
POST /companies/batch: empresas.editar
POST /companies/batch/table: empresas.editar
GET /companies/batch/template: empresas.editar
POST /companies/batch/{batchId}/undo: empresas.editar
POST /companies/sample: empresas.editar
GET /companies/{id}: empresas.ver
PATCH /companies/{id}: empresas.editar
GET /companies/{id}/account-names: parametrizacion.ver
GET /companies/{id}/alerts: parametrizacion.ver
PUT /companies/{id}/alerts: parametrizacion.editar
GET /companies/{id}/audit-months: auditoria.ver
GET /companies/{id}/audits: auditoria.ver
POST /companies/{id}/audits: auditoria.ejecutar books
POST /companies/{id}/audits/months: auditoria.ejecutar books
GET /companies/{id}/audits/{auditId}: auditoria.ver
GET /companies/{id}/audits/{auditId}/changes: auditoria.ver
GET /companies/{id}/audits/{auditId}/events: auditoria.ver
GET /companies/{id}/audits/{auditId}/client-report: auditoria.editar books
POST /companies/{id}/audits/{auditId}/client-report: auditoria.editar books
GET /companies/{id}/audits/{auditId}/findings: auditoria.ver
GET /companies/{id}/audits/{auditId}/findings/{fingerprint}: auditoria.ver
GET /companies/{id}/audits/{auditId}/practices: auditoria.ver
GET /companies/{id}/audits/{auditId}/report: auditoria.exportar books
GET /companies/{id}/audits/{auditId}/siigo-entries: auditoria.exportar books
GET /companies/{id}/audits/{auditId}/version-findings: auditoria.ver
GET /companies/{id}/chart: parametrizacion.ver books
GET /companies/{id}/client-reports: auditoria.ver
GET /companies/{id}/client-reports/{reportId}/file: auditoria.exportar books
POST /companies/{id}/client-reports/{reportId}/withdraw: auditoria.editar books
GET /companies/{id}/client-questions: auditoria.ver
POST /companies/{id}/client-questions: auditoria.editar books
POST /companies/{id}/client-questions/proposal: auditoria.editar books
PATCH /companies/{id}/client-questions/{questionId}: auditoria.editar books
POST /companies/{id}/client-questions/{questionId}/close: auditoria.editar books
GET /companies/{id}/client-questions/{questionId}/files/{answerFileId}: auditoria.ver
POST /companies/{id}/client-questions/{questionId}/link: auditoria.editar books
POST /companies/{id}/client-questions/{questionId}/withdraw: auditoria.editar books
PUT /companies/{id}/default-finding-view: auditoria.ver anytime
GET /companies/{id}/exogena: estados_financieros.ver
GET /companies/{id}/exogena/{year}: estados_financieros.ver books
GET /companies/{id}/exogena/{year}/export: estados_financieros.exportar books
GET /companies/{id}/exogena/{year}/mapping: estados_financieros.ver
PUT /companies/{id}/exogena/{year}/mapping: estados_financieros.editar
POST /companies/{id}/exogena/{year}/mapping/copy: estados_financieros.editar
GET /companies/{id}/exogena/{year}/mapping/history: estados_financieros.ver
POST /companies/{id}/exogena/{year}/mapping/history/{version}/restore: estados_financieros.editar
POST /companies/{id}/exogena/{year}/mapping/reset: estados_financieros.editar
GET /companies/{id}/exogena/{year}/people: estados_financieros.ver books
GET /companies/{id}/exogena/{year}/people/workbook: estados_financieros.editar books
POST /companies/{id}/exogena/{year}/people/workbook: estados_financieros.editar books
GET /companies/{id}/exogena/{year}/{format}: estados_financieros.ver books
GET /companies/{id}/exogena/{year}/{format}/accounts: estados_financieros.ver books
DELETE /companies/{id}/exogena-people/{number}: estados_financieros.editar
PUT /companies/{id}/exogena-people/{number}: estados_financieros.editar
GET /companies/{id}/explorer: auditoria.ver
GET /companies/{id}/explorer/export: auditoria.exportar books
GET /companies/{id}/explorer/row: auditoria.ver
GET /companies/{id}/search: auditoria.ver
DELETE /companies/{id}/finding-attachments/{attachmentId}: auditoria.editar books
GET /companies/{id}/finding-attachments/{attachmentId}: auditoria.ver
GET /companies/{id}/finding-justifications: auditoria.ver
POST /companies/{id}/finding-justifications: auditoria.editar books
POST /companies/{id}/finding-justifications/rules: auditoria.aprobar books
DELETE /companies/{id}/finding-justifications/{justificationId}: auditoria.editar books
GET /companies/{id}/finding-people: auditoria.ver
GET /companies/{id}/file-requests: auditoria.ver
POST /companies/{id}/file-requests: auditoria.ejecutar books
POST /companies/{id}/file-requests/{requestId}/link: auditoria.ejecutar books
POST /companies/{id}/file-requests/{requestId}/withdraw: auditoria.ejecutar books
POST /companies/{id}/received-files/{receivedId}/accept: auditoria.ejecutar books
POST /companies/{id}/received-files/{receivedId}/discard: auditoria.ejecutar books
GET /companies/{id}/received-files/{receivedId}/file: auditoria.exportar books
POST /companies/{id}/received-files/{receivedId}/keep: auditoria.ejecutar books
GET /companies/{id}/finding-views: auditoria.ver
POST /companies/{id}/finding-views: auditoria.ver anytime
PUT /companies/{id}/finding-views/{viewId}: auditoria.ver anytime
DELETE /companies/{id}/finding-views/{viewId}: auditoria.ver anytime
PATCH /companies/{id}/findings: auditoria.editar books
GET /companies/{id}/findings/events: auditoria.ver
PATCH /companies/{id}/findings/{fingerprint}: auditoria.editar books
POST /companies/{id}/findings/{fingerprint}/attachments: auditoria.editar books
POST /companies/{id}/findings/{fingerprint}/comments: auditoria.editar books
GET /companies/{id}/findings/{fingerprint}/justification-preview: auditoria.ver
GET /companies/{id}/findings/{fingerprint}/life: auditoria.ver
GET /companies/{id}/chart/accounts/{accountCode}/months: parametrizacion.ver books
GET /companies/{id}/chart/changes: parametrizacion.ver
POST /companies/{id}/practice-answers: auditoria.editar books
DELETE /companies/{id}/practice-answers/{answerId}: auditoria.editar books
POST /companies/{id}/chart/changes: parametrizacion.editar
POST /companies/{id}/chart/changes/{version}/undo: parametrizacion.editar
GET /companies/{id}/chart/export: parametrizacion.ver books
POST /companies/{id}/chart/file: parametrizacion.editar books
POST /companies/{id}/chart/preview: parametrizacion.ver books anytime
GET /companies/{id}/custom-validations: parametrizacion.ver
POST /companies/{id}/custom-validations: parametrizacion.editar books
GET /companies/{id}/custom-validations/history: parametrizacion.ver
POST /companies/{id}/custom-validations/try: parametrizacion.ver books anytime
DELETE /companies/{id}/custom-validations/{validationId}: parametrizacion.editar
GET /companies/{id}/custom-validations/{validationId}: parametrizacion.ver
PATCH /companies/{id}/custom-validations/{validationId}: parametrizacion.editar books
POST /companies/{id}/deletion: root
POST /companies/{id}/parametrization/copies: parametrizacion.ver
DELETE /companies/{id}/logo: empresas.editar
GET /companies/{id}/logo: empresas.ver
PUT /companies/{id}/logo: empresas.editar
GET /companies/{id}/parametrization/download-file: parametrizacion.ver
POST /companies/{id}/parametrization/file: parametrizacion.editar
GET /companies/{id}/parametrization/history: parametrizacion.ver
POST /companies/{id}/parametrization/history/{version}/restore: parametrizacion.editar
GET /companies/{id}/report-items: parametrizacion.ver
PUT /companies/{id}/report-items: parametrizacion.editar
GET /companies/{id}/report-items/accounts: parametrizacion.ver books
GET /companies/{id}/report-items/history: parametrizacion.ver
POST /companies/{id}/report-items/history/{version}/restore: parametrizacion.editar
POST /companies/{id}/report-items/reset: parametrizacion.editar
GET /companies/{id}/predefined: parametrizacion.ver
PUT /companies/{id}/predefined: parametrizacion.editar
POST /companies/{id}/restoration: root
GET /companies/{id}/sign-offs/{period}: auditoria.ver
POST /companies/{id}/sign-offs/{period}/close: auditoria.aprobar books
POST /companies/{id}/sign-offs/{period}/prepare: auditoria.editar books
PUT /companies/{id}/sign-offs/{period}/reasons: auditoria.editar books
POST /companies/{id}/sign-offs/{period}/reopen: auditoria.aprobar books
POST /companies/{id}/sign-offs/{period}/return: auditoria.aprobar books
DELETE /companies/{id}/software-credentials: empresas.editar
GET /companies/{id}/software-credentials: empresas.ver
PATCH /companies/{id}/software-credentials: empresas.editar
PUT /companies/{id}/software-credentials: empresas.editar
POST /companies/{id}/software-credentials/test: empresas.editar
GET /companies/{id}/crossed-documents: auditoria.ver books
GET /companies/{id}/crossed-documents/export: auditoria.exportar books
GET /companies/{id}/crossed-documents/party: auditoria.ver books
GET /companies/{id}/source-files: auditoria.ver
POST /companies/{id}/source-files: auditoria.ejecutar books
POST /companies/{id}/source-files/{sourceFileId}/restore: auditoria.editar books
POST /companies/{id}/source-files/{sourceFileId}/withdraw: auditoria.editar books
GET /companies/{id}/budgets: estados_financieros.ver books
DELETE /companies/{id}/budgets/{year}: estados_financieros.editar
POST /companies/{id}/budgets/{year}: estados_financieros.editar
GET /companies/{id}/budgets/{year}/workbook: estados_financieros.ver books
GET /companies/{id}/statement-lines: estados_financieros.ver
PUT /companies/{id}/statement-lines: estados_financieros.editar
GET /companies/{id}/statement-lines/accounts: estados_financieros.ver books
GET /companies/{id}/statement-lines/history: estados_financieros.ver
POST /companies/{id}/statement-lines/history/{version}/restore: estados_financieros.editar
POST /companies/{id}/statement-lines/reset: estados_financieros.editar
GET /companies/{id}/statement-mail: estados_financieros.editar
PUT /companies/{id}/statement-mail: estados_financieros.editar
GET /companies/{id}/statements: estados_financieros.ver books
GET /companies/{id}/statements/export: estados_financieros.exportar books
GET /companies/{id}/signed-statements/{period}: estados_financieros.ver books
GET /companies/{id}/statement-notes/{period}: estados_financieros.ver books
PUT /companies/{id}/statement-notes/{period}: estados_financieros.editar books
GET /companies/{id}/statements/{statement}: estados_financieros.ver books
GET /companies/{id}/statements/{statement}/trend: estados_financieros.ver books
GET /companies/{id}/trial-balances: auditoria.ver
POST /companies/{id}/trial-balances: auditoria.ejecutar books
GET /companies/{id}/trial-balances/columns: auditoria.ver
POST /companies/{id}/trial-balances/columns: auditoria.ejecutar
DELETE /companies/{id}/trial-balances/columns/{mappingId}: auditoria.ejecutar
POST /companies/{id}/trial-balances/files: auditoria.ejecutar
POST /companies/{id}/trial-balances/files/{fileId}/columns: auditoria.ejecutar
POST /companies/{id}/trial-balances/files/{fileId}/inspect: auditoria.ejecutar books
GET /companies/{id}/trial-balances/files/{fileId}/sheets: auditoria.ejecutar
POST /companies/{id}/trial-balances/inspect: auditoria.ejecutar books
POST /companies/{id}/trial-balances/pull: auditoria.ejecutar books
GET /companies/{id}/trial-balances/pulls: auditoria.ver
GET /companies/{id}/trial-balances/pulls/{pullId}: auditoria.ver
GET /companies/{id}/trial-balances/uploads/{uploadId}/changes: auditoria.ver
GET /companies/{id}/trial-balances/versions: auditoria.ver
GET /companies/{id}/trial-balances/{balanceId}: auditoria.ver
GET /companies/{id}/trial-balances/{balanceId}/changes: auditoria.ver
POST /companies/{id}/trial-balances/{balanceId}/reread: auditoria.ejecutar books
POST /companies/{id}/trial-balances/{balanceId}/restore: auditoria.editar books
POST /companies/{id}/trial-balances/{balanceId}/withdraw: auditoria.editar books
GET /companies/{id}/trial-balances/{balanceId}/file: auditoria.exportar books
GET /companies/{id}/users: usuarios.ver
DELETE /companies/{id}/users/{userId}: usuarios.editar
PUT /companies/{id}/users/{userId}: usuarios.editar
GET /companies/{id}/validations: parametrizacion.ver
GET /companies/{id}/validations/{validationId}: parametrizacion.ver
PUT /companies/{id}/validations/{validationId}: parametrizacion.editar
POST /companies/{id}/validations/{validationId}/preview: parametrizacion.ver books anytime
POST /companies/{id}/validations/{validationId}/preview-months: parametrizacion.ver books anytime
POST /companies/{id}/validations/{validationId}/reset: parametrizacion.editar
GET /explorer-views: auditoria.ver somewhere
POST /explorer-views: auditoria.editar somewhere anytime
PUT /explorer-views/{viewId}: auditoria.ver somewhere anytime
DELETE /explorer-views/{viewId}: auditoria.ver somewhere anytime
DELETE /firm/logo: root
GET /firm: own
GET /firm/logo: own
PUT /firm: root
PUT /firm/logo: root
GET /job-assignments: usuarios.ver
POST /job-assignments: usuarios.editar
GET /job-assignments/export: usuarios.exportar
DELETE /job-assignments/{assignmentId}: usuarios.editar
GET /jobs: usuarios.ver
POST /jobs: usuarios.editar
GET /jobs/export: usuarios.exportar
DELETE /jobs/{jobId}: usuarios.editar
PATCH /jobs/{jobId}: usuarios.editar
GET /legal-rates: admin
POST /legal-rates: admin
DELETE /legal-rates/{rateId}: admin
GET /licenses: admin
GET /licenses/export: admin
GET /licenses/summary: admin
GET /licenses/own: licencias.ver
GET /licenses/{accountId}: admin
PUT /licenses/{accountId}: admin
GET /licenses/{accountId}/history: admin
POST /licenses/{accountId}/resume: admin
POST /licenses/{accountId}/suspend: admin
GET /due-calendars: admin
PUT /due-calendars/{year}: admin
DELETE /due-calendars/{year}: admin
GET /due-calendars/{year}/export: admin
POST /due-calendars/{year}/file: admin
POST /guided-tour/taken: own anytime
GET /usage: admin
GET /usage/export: admin
GET /dian-lists: admin
POST /dian-lists/{list}/file: admin
POST /dian-lists/{list}/loads: admin
GET /dian-lists/{list}/differences: admin
GET /dian-lists/{list}/differences/companies: admin
GET /dian-lists/{list}/differences/export: admin
POST /nit-lookups/many: own anytime
POST /nit-lookups/many/export: own anytime
GET /notification/user: own
GET /notification/events: own
PUT /notification/mark-all-seen: own anytime
GET /notification/{notificationId}/image: own
PUT /notification/{notificationId}/remind-later: own anytime
GET /notification-templates: admin
POST /notification-templates: admin
GET /notification-templates/audience-options: admin
GET /notification-templates/export: admin
POST /notification-templates/preview: admin
DELETE /notification-templates/{templateId}: admin
GET /notification-templates/{templateId}: admin
PUT /notification-templates/{templateId}: admin
POST /notification-templates/{templateId}/duplicate: admin
GET /notification-templates/{templateId}/image: admin
PUT /notification-templates/{templateId}/image: admin
GET /notification-templates/{templateId}/recipients: admin
GET /notification-templates/{templateId}/results: admin
GET /notification-templates/{templateId}/results/export: admin
POST /notification-templates/{templateId}/send: admin
POST /notification-templates/{templateId}/withdraw: admin
GET /notifications: own
PUT /notification/{notificationId}/mark-seen: own anytime
GET /permissions: own
POST /predefined-parametrization/accountable-software/{softwareId}: admin
GET /predefined-parametrization/accountable-software/{softwareId}/runs/{number}/companies: admin
POST /predefined-parametrization/accountable-software/{softwareId}/runs/{number}/undo: admin
GET /predefined-parametrization/companies: parametrizacion.ver somewhere
GET /predefined-parametrization/download-file/accountable-software/{softwareId}: admin
GET /predefined-parametrization/runs: admin
GET /profile: own anytime factorless
PATCH /profile: own anytime
DELETE /profile/deletion: own anytime
POST /profile/deletion: own anytime
POST /profile/email: own anytime
POST /profile/email/confirm: own anytime
GET /profile/export: own anytime
DELETE /profile/photo: own anytime
GET /profile/photo: own anytime
PUT /profile/photo: own anytime
PATCH /profile/preferences: own anytime
GET /record: root
GET /record/export: root
GET /record/verification: root
GET /tokens: own anytime
POST /tokens: own anytime
DELETE /tokens/{tokenId}: own anytime
GET /user/access: own
GET /user/client-questions/{questionId}: own anytime
PUT /user/client-questions/{questionId}/draft: own anytime
POST /user/client-questions/{questionId}/files: own anytime
DELETE /user/client-questions/{questionId}/files/{answerFileId}: own anytime
POST /user/client-questions/{questionId}/send: own anytime
GET /user/companies: own
GET /user/first-steps/{companyId}: own
PUT /user/first-steps/{companyId}: own anytime
GET /user/portfolio: own
GET /user/pending: auditoria.ver somewhere
GET /user/pending/calendar: auditoria.ver somewhere
GET /statements/consolidated: estados_financieros.ver somewhere
GET /statements/consolidated/export: estados_financieros.exportar somewhere
GET /statements/portfolio: estados_financieros.ver somewhere
GET /statements/portfolio/export: estados_financieros.exportar somewhere
GET /user/portfolio/export: auditoria.exportar somewhere
PUT /user/portfolio/companies/{companyId}: own anytime
GET /user/portfolio/views: own
POST /user/portfolio/views: own anytime
PUT /user/portfolio/views/{viewId}: own anytime
DELETE /user/portfolio/views/{viewId}: own anytime
GET /user/companies/export: empresas.exportar somewhere
GET /user/companies/months: own
GET /user/terms-agreement: own anytime
POST /user/terms-agreement: own anytime
GET /user/deleted-companies: root
GET /users: usuarios.ver
POST /users/invitations: usuarios.editar
GET /users/export: usuarios.exportar
GET /users/{userId}: usuarios.ver
PATCH /users/{userId}: usuarios.editar
DELETE /users/{userId}/invitation: usuarios.editar
POST /users/{userId}/invitation: usuarios.editar
GET /users/{userId}/photo: usuarios.ver
DELETE /users/{userId}/second-factor: usuarios.editar anytime
DELETE /users/{userId}/sessions: usuarios.editar anytime
GET /users/{userId}/sessions: usuarios.editar
GET /webhooks: root
POST /webhooks: root
DELETE /webhooks/{webhookId}: root anytime
PATCH /webhooks/{webhookId}: root
GET /webhooks/{webhookId}/deliveries: root
POST /webhooks/{webhookId}/deliveries/{deliveryId}/repeat: root
POST /webhooks/{webhookId}/secret: root
POST /webhooks/{webhookId}/test: root
`;

/** Expected requirement of each endpoint, by method and path. */
export const knownCalls: ReadonlyMap<string, string> = new Map(
  [publicLines, lines].flatMap((some) => some.trim().split('\n')).map((line) => line.split(': ') as [string, string]),
);
