/** Mounts every resource of the API on one server. */
import type { FastifyInstance } from 'fastify';
import { mountAccountSecurity } from '#api/access/account-security/routes.ts';
import { mountApiTokens } from '#api/access/api-tokens/routes.ts';
import { authenticate } from '#api/access/auth/authenticate.ts';
import { mountAuth } from '#api/access/auth/routes.ts';
import { mountOidc } from '#api/access/oidc/routes.ts';
import { mountPasswords } from '#api/access/passwords/routes.ts';
import { mountPermissions } from '#api/access/permissions/routes.ts';
import { mountRegistration } from '#api/access/registration/routes.ts';
import { mountSecondFactor } from '#api/access/second-factor/routes.ts';
import { mountSessions } from '#api/access/sessions/routes.ts';
import { logStaffRead, mountSupportGrants } from '#api/access/support-grants/routes.ts';
import { mountTerms } from '#api/access/terms/routes.ts';
import { whomToWrite } from '#api/access/whom-to-write.ts';
import { mountAlerts } from '#api/audits/alerts/routes.ts';
import { mountClientReports } from '#api/audits/audits/client-report/routes.ts';
import { mountFindings } from '#api/audits/audits/findings/routes.ts';
import { mountPractices } from '#api/audits/audits/practices/routes.ts';
import { mountAuditReport } from '#api/audits/audits/report/routes.ts';
import { mountAudits } from '#api/audits/audits/routes.ts';
import { auditStoredMonth, auditTouchedMonths } from '#api/audits/audits/run/start-audit.ts';
import { mountSignOffs } from '#api/audits/audits/sign-off/routes.ts';
import { mountVersions } from '#api/audits/audits/versions/routes.ts';
import { mountCompanyBatches } from '#api/audits/company-batches/routes.ts';
import { mountCompanyTable } from '#api/audits/company-batches/table/routes.ts';
import { mountCrossedDocuments } from '#api/audits/crossed-documents/routes.ts';
import { mountCustomRules } from '#api/audits/custom-rules/routes.ts';
import { mountDianLists } from '#api/audits/dian-lists/routes.ts';
import { mountDueCalendars } from '#api/audits/due-calendars/routes.ts';
import { mountExogenaPeople } from '#api/audits/exogena/people/routes.ts';
import { mountExogena } from '#api/audits/exogena/routes.ts';
import { mountExplorer } from '#api/audits/explorer/routes.ts';
import { mountCompanySearch } from '#api/audits/explorer/search/routes.ts';
import { mountExplorerViews } from '#api/audits/explorer-views/routes.ts';
import { clientQuestions } from '#api/audits/finding-lives/questions/ask-client.ts';
import { mountClientQuestions } from '#api/audits/finding-lives/questions/routes.ts';
import { mountFindingLives } from '#api/audits/finding-lives/routes.ts';
import { mountFindingViews } from '#api/audits/finding-views/routes.ts';
import { mountFirstSteps } from '#api/audits/first-steps/routes.ts';
import { mountLegalRates } from '#api/audits/legal-rates/routes.ts';
import { mountNitLookUps } from '#api/audits/nit-lookups/routes.ts';
import { mountChart } from '#api/audits/parametrization/chart/routes.ts';
import { mountParametrization } from '#api/audits/parametrization/routes.ts';
import { mountPending } from '#api/audits/pending/routes.ts';
import { mountPortfolio } from '#api/audits/portfolio/routes.ts';
import { mountPredefined } from '#api/audits/predefined/routes.ts';
import { mountPredefinedRuns } from '#api/audits/predefined/runs/routes.ts';
import { mountReportChecks } from '#api/audits/report-checks/routes.ts';
import { mountReportItems } from '#api/audits/report-items/routes.ts';
import { mountRereadings } from '#api/audits/rereadings/routes.ts';
import { mountUsage } from '#api/audits/usage/routes.ts';
import { mountWholeParametrization } from '#api/audits/whole-parametrization/routes.ts';
import { mountBalancePulls } from '#api/balances/balance-pulls/routes.ts';
import { mountColumnMappings } from '#api/balances/column-mappings/routes.ts';
import { mountFileRequests } from '#api/balances/file-requests/routes.ts';
import { mountFirstFile } from '#api/balances/first-file/routes.ts';
import { mountKeptFiles } from '#api/balances/kept-files/routes.ts';
import { mountSourceFiles } from '#api/balances/source-files/routes.ts';
import { mountTrialBalances } from '#api/balances/trial-balances/routes.ts';
import { mountCompanies } from '#api/companies/companies/routes.ts';
import { mountCompanyDeletion } from '#api/companies/company-deletion/routes.ts';
import { mountFirm } from '#api/companies/firm/routes.ts';
import { mountLogo } from '#api/companies/logo/routes.ts';
import { mountSampleCompany } from '#api/companies/sample-company/routes.ts';
import { mountSoftwareCredentials } from '#api/companies/software-credentials/routes.ts';
import { mountWebhooks } from '#api/companies/webhooks/routes.ts';
import { mountGuide } from '#api/guide/routes.ts';
import { mountActivityLog } from '#api/kernel/activity-log/routes.ts';
import { mountCatalogues } from '#api/kernel/catalogues/routes.ts';
import { idempotencyStore } from '#api/kernel/idempotency/queries.ts';
import { mountBudgets } from '#api/statements/budgets/routes.ts';
import { mountConsolidated } from '#api/statements/consolidated/routes.ts';
import { mountStatementDocuments } from '#api/statements/documents/routes.ts';
import { mountStatementNotes } from '#api/statements/notes/routes.ts';
import { mountStatementPortfolio } from '#api/statements/portfolio/routes.ts';
import { mountSignedStatements } from '#api/statements/signed/routes.ts';
import { mountStatementChecks } from '#api/statements/statement-checks/routes.ts';
import { mountStatementLines } from '#api/statements/statement-lines/routes.ts';
import { mountStatementMail } from '#api/statements/statement-mail/routes.ts';
import { mountStatements } from '#api/statements/statements/routes.ts';
import { mountCodeBatches } from '#api/subscription/codes/batch-routes.ts';
import { mountCodes } from '#api/subscription/codes/routes.ts';
import { mountLicenses } from '#api/subscription/licenses/routes.ts';
import { mountAccountOwnership } from '#api/users/account-ownership/routes.ts';
import { mountCompanyUsers } from '#api/users/company-users/routes.ts';
import { mountGuidedTours } from '#api/users/guided-tours/routes.ts';
import { mountInvitations } from '#api/users/invitations/routes.ts';
import { mountNotifications } from '#api/users/notifications/routes.ts';
import { mountPersonalData } from '#api/users/personal-data/routes.ts';
import { mountPhotos } from '#api/users/photos/routes.ts';
import { mountProfile } from '#api/users/profile/routes.ts';
import { mountRoles } from '#api/users/roles/routes.ts';
import { mountUsers } from '#api/users/users/routes.ts';
import { apiPage } from '#platform/http/api-page.ts';
import type { CallCounter } from '#platform/http/limits/call-limits.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { apiBase, createRouter, type Router } from '#platform/http/router.ts';
import { beginPage } from '#platform/http/security-headers.ts';
import { seatsInUse } from '#platform/shares/seats-in-use.ts';
import { mountConfiguration } from './configuration/routes.ts';
import { contracts } from './contracts.gen.ts';
import { mountHealth } from './health/routes.ts';
import type { AllServices } from './services.ts';

/** Mounts all endpoints, the OpenAPI document and its page. Returns the router, for tests. */
export function mountApi(app: FastifyInstance, services: AllServices, version: string, calls: CallCounter): Router {
  const router = createRouter(app, {
    authenticate: async (token, attended) => {
      const caller = await authenticate(services, token, attended);
      if (caller !== null) seatsInUse.seen(caller);
      return caller;
    },
    idempotency: idempotencyStore(services.db),
    calls,
    noteStaffRead: (caller, read) => logStaffRead(services.db, caller, read),
    whomToWrite: (caller) => whomToWrite(services, caller),
  });
  mountHealth(router, services);
  mountConfiguration(router, services);
  mountAuth(router, services);
  mountOidc(router, services);
  mountPasswords(router, services);
  mountRegistration(router, services);
  mountTerms(router, services);
  mountSecondFactor(router, services);
  mountAccountOwnership(router, services);
  mountAccountSecurity(router, services);
  mountSupportGrants(router, services);
  mountSessions(router, services);
  mountProfile(router, services);
  mountPhotos(router, services);
  mountApiTokens(router, services);
  mountPersonalData(router, services);
  mountCatalogues(router);
  mountGuide(router);
  mountCompanies(router, services);
  mountFirm(router, services);
  mountLogo(router, services);
  mountSampleCompany(router, services);
  mountCompanyUsers(router, services);
  mountCompanyDeletion(router, services);
  mountCustomRules(router, services);
  mountBooks(router, services);
  mountVersions(router, services);
  mountAlerts(router, services);
  mountFirstFile(router, services);
  mountTrialBalances(router, services);
  mountSoftwareCredentials(router, services);
  mountWebhooks(router, services);
  mountBalancePulls(router, services);
  mountKeptFiles(router, services);
  mountSourceFiles(router, services, auditTouchedMonths(services));
  const stored = { month: auditStoredMonth(services), sources: auditTouchedMonths(services) };
  mountFileRequests(router, services, stored);
  mountColumnMappings(router, services);
  mountAuditing(router, services);
  mountStatementsRoom(router, services);
  mountReference(router, services);
  mountActivityLog(router, services);
  mountUsers(router, services);
  mountInvitations(router, services);
  mountRoles(router, services);
  mountPermissions(router, services);
  mountLicenses(router, services);
  mountGuidedTours(router, services);
  mountNotifications(router, services);
  mountCodes(router, services);
  mountCodeBatches(router, services);
  let document: object | undefined;
  app.get(`${apiBase}/openapi.json`, async () => {
    document ??= openApiDocument(router.endpoints, contracts, version);
    return document;
  });
  app.get('/api/docs', async (_request, reply) => reply.send(apiPage(router.endpoints, beginPage(reply))));
  return router;
}

/** Audits, what is said of their findings, and their parametrization. */
function mountAuditing(router: Router, services: AllServices): void {
  mountAudits(router, services);
  mountCompanyBatches(router, services, auditStoredMonth(services));
  mountCompanyTable(router, services);
  mountFindings(router, services);
  mountPortfolio(router, services);
  mountPending(router, services);
  mountFirstSteps(router, services);
  mountExplorerViews(router, services);
  mountFindingViews(router, services);
  mountAuditReport(router, services);
  mountReportChecks(router, services);
  mountSignOffs(router, services);
  mountFindingLives(router, services);
  mountPractices(router, services);
  mountClientQuestions(router, services);
  mountClientReports(router, { ...services, questions: clientQuestions });
  mountParametrization(router, services);
  mountChart(router, services);
  mountRereadings(router, services);
  mountReportItems(router, services);
  mountPredefined(router, services);
  mountPredefinedRuns(router, services);
  mountWholeParametrization(router, services);
}

/** What audits and look-ups take from the law and the DIAN. */
function mountReference(router: Router, services: AllServices): void {
  mountLegalRates(router, services);
  mountNitLookUps(router, services);
  mountDianLists(router, services);
  mountUsage(router, services);
  mountDueCalendars(router, services);
}

/** Financial statements, what their lines hold, and budgets. */
function mountStatementsRoom(router: Router, services: AllServices): void {
  mountStatements(router, services);
  mountStatementDocuments(router, services);
  mountSignedStatements(router, services);
  mountStatementNotes(router, services);
  mountStatementChecks(router, services);
  mountStatementMail(router, services);
  mountStatementLines(router, services);
  mountBudgets(router, services);
  mountConsolidated(router, services);
  mountStatementPortfolio(router, services);
}

/** What shows the stored books themselves. */
function mountBooks(router: Router, services: AllServices): void {
  mountExplorer(router, services);
  mountCrossedDocuments(router, services);
  mountExogena(router, services);
  mountExogenaPeople(router, services);
  mountCompanySearch(router, services);
}
