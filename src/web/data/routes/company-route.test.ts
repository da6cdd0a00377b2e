import { describe, expect, it } from 'vitest';
import { companyOfPath, customRulePath, pathForCompany, selectorShows } from './company-route.ts';

describe('pathForCompany', () => {
  it.each([
    ['/empresa/1', '/empresa/9'],
    ['/empresa/1/servicio/plan-cuentas', '/empresa/9/servicio/plan-cuentas'],
    ['/empresa/1/servicio/edicion-plan-cuentas/22', '/empresa/9/servicio/edicion-plan-cuentas/22'],
    ['/empresa/1/servicio/edicion-informe-financiero/5', '/empresa/9/servicio/edicion-informe-financiero/5'],
    ['/empresa/0/servicio/auditoria', '/empresa/9/servicio/auditoria'],
    ['/empresa/1/servicio/estado-financiero', '/empresa/9/servicio/estado-financiero'],
    ['/empresa/1/servicio/estado-financiero/notas', '/empresa/9/servicio/estado-financiero/notas'],
  ])('%s follows the selector to %s', (path, expected) => {
    expect(pathForCompany(path, 9)).toBe(expected);
  });
  it.each(['/empresas', '/empresa', '/home', '/empresa/1/servicios', '/empresa/1/otra', '/empresa/x'])(
    '%s stays',
    (path) => {
      expect(pathForCompany(path, 9)).toBeNull();
    },
  );
  it('goes to company 0 when none is chosen', () => {
    expect(pathForCompany('/empresa/1/servicio/auditoria', 0)).toBe('/empresa/0/servicio/auditoria');
  });
});

describe('companyOfPath', () => {
  it.each([
    ['/empresa/12/servicio/auditoria', 12],
    ['/empresa/0', 0],
    ['/empresa', null],
    ['/empresas', null],
  ])('%s → %j', (path, company) => {
    expect(companyOfPath(path)).toBe(company);
  });
});

describe('selectorShows', () => {
  const companies = [{ id: 1 }, { id: 2 }];
  it.each([
    ['/empresas', true],
    ['/empresa/2/servicio/auditoria', true],
    ['/empresa/0/servicio/auditoria', true],
    ['/empresa/3/servicio/auditoria', false],
    ['/empresa', false],
    ['/unauthorized', false],
    ['/registro', false],
    ['/empresa/2', true],
    ['/empresa/2/servicio/plan-cuentas', true],
    ['/empresa/2/servicio/estado-financiero', true],
    ['/empresa/2/servicio/edicion-plan-cuentas/9', true],
    ['/empresa/2/servicio/edicion-informe-financiero/4', true],
    ['/empresa/2/servicios', false],
  ])('%s: %j', (path, shown) => {
    expect(selectorShows(path, companies)).toBe(shown);
  });
  it('keeps its place while the companies are on their way', () => {
    expect(selectorShows('/empresa/3', undefined)).toBe(true);
    expect(selectorShows('/empresa', undefined)).toBe(false);
  });
});

it('one of the own validations is shown over their list, also the first', () => {
  expect(customRulePath(7, 200)).toBe('/empresa/7/servicio/edicion-plan-cuentas/200?propia=200');
  expect(customRulePath(7, 214)).toBe('/empresa/7/servicio/edicion-plan-cuentas/200?propia=214');
});
