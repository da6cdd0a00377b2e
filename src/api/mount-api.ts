/** Every resource of the API on one server. */
import type { FastifyInstance } from 'fastify';
import { apiPage } from '#platform/http/api-page.ts';
import type { CallCounter } from '#platform/http/call-limits.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { apiBase, createRouter, type Router } from '#platform/http/router.ts';
import { beginPage } from '#platform/http/security-headers.ts';
import { mountAccountOwnership } from './account-ownership/routes.ts';
import { mountAccountSecurity } from './account-security/routes.ts';
import { mountApiTokens } from './api-tokens/routes.ts';
import { mountAudits } from './audits/routes.ts';
import { authenticate } from './auth/authenticate.ts';
import { mountAuth } from './auth/routes.ts';
import { mountBalancePulls } from './balance-pulls/routes.ts';
import { mountCatalogues } from './catalogues/routes.ts';
import { mountCodeBatches } from './codes/batch-routes.ts';
import { mountCodes } from './codes/routes.ts';
import { mountCompanies } from './companies/routes.ts';
import { mountCompanyDeletion } from './company-deletion/routes.ts';
import { mountCompanyUsers } from './company-users/routes.ts';
import { mountCustomValidations } from './custom-validations/routes.ts';
import { mountGuide } from './guide/routes.ts';
import { mountHealth } from './health/routes.ts';
import { idempotencyStore } from './idempotency/queries.ts';
import { mountInvitations } from './invitations/routes.ts';
import { mountJobs } from './jobs/routes.ts';
import { mountLicenses } from './licenses/routes.ts';
import { mountNotifications } from './notifications/routes.ts';
import { mountOidc } from './oidc/routes.ts';
import { mountParametrization } from './parametrization/routes.ts';
import { mountPasswords } from './passwords/routes.ts';
import { mountPermissions } from './permissions/routes.ts';
import { mountPersonalData } from './personal-data/routes.ts';
import { mountPhotos } from './photos/routes.ts';
import { mountProfile } from './profile/routes.ts';
import { mountRecord } from './record/routes.ts';
import { mountRegistration } from './registration/routes.ts';
import { mountSampleCompany } from './sample-company/routes.ts';
import { mountSecondFactor } from './second-factor/routes.ts';
import type { Services } from './services.ts';
import { mountSessions } from './sessions/routes.ts';
import { mountSoftwareCredentials } from './software-credentials/routes.ts';
import { mountTerms } from './terms/routes.ts';
import { mountColumnMappings } from './trial-balances/columns/routes.ts';
import { mountKeptFiles } from './trial-balances/kept/routes.ts';
import { mountTrialBalances } from './trial-balances/routes.ts';
import { mountUsers } from './users/routes.ts';

/** Mounts all calls, the OpenAPI document and the page that reads it aloud. Gives the router, for tests. */
export function mountApi(app: FastifyInstance, services: Services, version: string, calls: CallCounter): Router {
  const router = createRouter(app, {
    authenticate: (token, attended) => authenticate(services, token, attended),
    idempotency: idempotencyStore(services.db),
    calls,
  });
  mountHealth(router, services);
  mountAuth(router, services);
  mountOidc(router, services);
  mountPasswords(router, services);
  mountRegistration(router, services);
  mountTerms(router, services);
  mountSecondFactor(router, services);
  mountAccountOwnership(router, services);
  mountAccountSecurity(router, services);
  mountSessions(router, services);
  mountProfile(router, services);
  mountPhotos(router, services);
  mountApiTokens(router, services);
  mountPersonalData(router, services);
  mountCatalogues(router);
  mountGuide(router);
  mountCompanies(router, services);
  mountSampleCompany(router, services);
  mountCompanyUsers(router, services);
  mountCompanyDeletion(router, services);
  mountCustomValidations(router, services);
  mountTrialBalances(router, services);
  mountSoftwareCredentials(router, services);
  mountBalancePulls(router, services);
  mountKeptFiles(router, services);
  mountColumnMappings(router, services);
  mountAudits(router, services);
  mountParametrization(router, services);
  mountRecord(router, services);
  mountUsers(router, services);
  mountInvitations(router, services);
  mountJobs(router, services);
  mountPermissions(router, services);
  mountLicenses(router, services);
  mountNotifications(router, services);
  mountCodes(router, services);
  mountCodeBatches(router, services);
  app.get(`${apiBase}/openapi.json`, async () => openApiDocument(router.endpoints, version));
  app.get('/api/docs', async (_request, reply) => reply.send(apiPage(router.endpoints, beginPage(reply))));
  return router;
}
