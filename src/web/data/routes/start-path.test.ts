// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { madeCompany, madeUser } from '../../../../tests/support/web/made-records.ts';
import { session } from '../session/session.ts';
import { queryClient } from '../transport/query-client.ts';
import { startPath } from './start-path.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  session.logout({ stay: true });
  queryClient.clear();
});

it('a session begins at the audit, without a company', async () => {
  session.login('a.e30.b', madeUser());
  session.setCompanies([madeCompany()]);
  expect(await startPath()).toBe('/empresa/0/servicio/auditoria');
});

it('it goes on with the selected company, unless it is no longer one of the user', async () => {
  session.login('a.e30.b', madeUser());
  session.selectCompany(madeCompany());
  session.setCompanies([madeCompany()]);
  expect(await startPath()).toBe(`/empresa/${madeCompany().id}/servicio/auditoria`);
  session.setCompanies([]);
  expect(await startPath()).toBe('/empresa/0/servicio/auditoria');
});

/** What the server says of the user's permissions. */
function permit(companies: { companyId: number; permissions: string[] }[], hasRole = true): void {
  const access = { hasRole, account: [], companies, license: {} };
  vi.stubGlobal('fetch', async () => Response.json({ data: access }));
}

it('it begins at the portfolio for who may not see that audit: nobody arrives where they may not be', async () => {
  session.login('a.e30.b', { ...madeUser(), attributes: { ...madeUser().attributes, isRootUser: false } });
  const [one, other] = [madeCompany(), { ...madeCompany(), id: 9 }];
  session.setCompanies([one, other]);
  permit([
    { companyId: one.id, permissions: ['estados_financieros.ver'] },
    { companyId: other.id, permissions: ['auditoria.ver'] },
  ]);
  expect(await startPath()).toBe('/empresa/0/servicio/auditoria');
  session.selectCompany(one);
  expect(await startPath()).toBe('/home');
  session.selectCompany(other);
  expect(await startPath()).toBe('/empresa/9/servicio/auditoria');
});

it('it begins at the portfolio, which says whom to ask for one, for who has no role', async () => {
  session.login('a.e30.b', { ...madeUser(), attributes: { ...madeUser().attributes, isRootUser: false } });
  permit([], false);
  expect(await startPath()).toBe('/home');
});

it('without an answer it begins at the audit, where the server decides', async () => {
  session.login('a.e30.b', { ...madeUser(), attributes: { ...madeUser().attributes, isRootUser: false } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await startPath()).toBe('/empresa/0/servicio/auditoria');
});
