/** Endpoints of anybody, written independently of the contracts as those of `known-calls.ts` are. */
export const publicCalls: readonly string[] = `
GET /ICA-regime-types
GET /accountable-software
POST /auth/admin/login
POST /auth/login
POST /auth/oidc/callback
GET /auth/oidc/providers
POST /auth/oidc/{provider}/start
POST /auth/recover-password
POST /auth/registration-token-used
POST /auth/reset-password
POST /auth/reset-password/open
POST /auth/second-factor/verify
PUT /client-questions/draft
POST /client-questions/files
POST /client-questions/files/remove
POST /client-questions/open
POST /client-questions/renewal
POST /client-questions/send
POST /client-reports/file
POST /client-reports/open
GET /configuration
GET /configuration/partner-logo/{theme}
GET /department
GET /document-types
GET /economic-activities
GET /guide/articles
GET /guide/articles/{key}
GET /guide/formats
GET /guide/formats/{key}
GET /guide/glossary
GET /guide/search
GET /guide/validations
GET /guide/validations/{key}
GET /health/live
GET /health/ready
POST /nit-lookups
POST /nit-lookups/export
GET /nit-lookups/lists
GET /regime-types
GET /report-checks
GET /terms-agreement
GET /statement-checks
POST /user/demo
POST /user/registration
POST /user/registration/file
PUT /user/registration/company
POST /user/verification-code
POST /user/verification-code/check
POST /users/invitations/accept
POST /users/invitations/open
`
  .trim()
  .split('\n');
