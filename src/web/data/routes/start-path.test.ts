// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { madeCompany, madeUser } from '../../../../tests/support/web/made-records.ts';
import { session } from '../session/session.ts';
import { startPath } from './start-path.ts';

afterEach(() => session.logout({ stay: true }));

it('a session begins at the audit, without a company', () => {
  session.login('a.e30.b', madeUser());
  session.setCompanies([madeCompany()]);
  expect(startPath()).toBe('/empresa/0/servicio/auditoria');
});

it('it goes on with the selected company, unless it is no longer one of the user', () => {
  session.login('a.e30.b', madeUser());
  session.selectCompany(madeCompany());
  session.setCompanies([madeCompany()]);
  expect(startPath()).toBe(`/empresa/${madeCompany().id}/servicio/auditoria`);
  session.setCompanies([]);
  expect(startPath()).toBe('/empresa/0/servicio/auditoria');
});
