import { describe, expect, it } from 'vitest';
import { type MenuRights, mainMenu } from './menu.ts';

const everything: MenuRights = {
  statements: true,
  audit: true,
  setUp: true,
  company: true,
  users: true,
  staff: false,
  codes: true,
};

const menuOf = (pathname: string, company: number, rights: Partial<MenuRights> = {}) =>
  mainMenu({ pathname, company, rights: { ...everything, ...rights }, upcoming: [] });

const entry = (label: string, pathname: string, company: number, rights: Partial<MenuRights> = {}) =>
  menuOf(pathname, company, rights)
    .flatMap(({ entries }) => entries)
    .find((candidate) => candidate.label === label);

describe('mainMenu', () => {
  it('goes to the audit of the chosen company, or of 0', () => {
    expect(entry('Auditoría', '/empresas', 4)?.to).toBe('/empresa/4/servicio/auditoria');
    expect(entry('Auditoría', '/empresas', 0)?.to).toBe('/empresa/0/servicio/auditoria');
  });
  it('Empresas goes to the chosen company unless its page is open', () => {
    expect(entry('Empresas', '/empresas', 4)?.to).toBe('/empresa/4');
    expect(entry('Empresas', '/empresa/4', 4)?.to).toBe('/empresas');
    expect(entry('Empresas', '/empresa/4/servicio/auditoria', 0)?.to).toBe('/empresas');
    expect(entry('Empresas', '/home', 4, { company: false })?.to).toBe('/empresas');
  });
  it('goes to the own validations of the chosen company', () => {
    const path = '/empresa/4/servicio/edicion-plan-cuentas/200';
    expect(entry('Validaciones propias', '/empresas', 4)).toMatchObject({ to: path, current: false });
    expect(entry('Validaciones propias', path, 4)?.current).toBe(true);
    expect(entry('Auditoría', path, 4)?.current).toBe(false);
  });
  it('goes to the first step of the parametrization of the chosen company, and stands for all of them', () => {
    const path = '/empresa/4/servicio/edicion-plan-cuentas';
    expect(entry('Cuentas y parámetros', '/empresas', 4)).toMatchObject({ to: `${path}/0`, current: false });
    expect(entry('Cuentas y parámetros', `${path}/21`, 4)?.current).toBe(true);
    expect(entry('Validaciones propias', `${path}/21`, 4)?.current).toBe(false);
    expect(entry('Cuentas y parámetros', `${path}/200`, 4)?.current).toBe(false);
  });
  it('goes to the first item of the financial report of the chosen company, and stands for all of them', () => {
    const path = '/empresa/4/servicio/edicion-informe-financiero';
    expect(entry('Informe financiero', '/empresas', 4)).toMatchObject({ to: `${path}/0`, current: false });
    expect(entry('Informe financiero', `${path}/17`, 4)?.current).toBe(true);
    expect(entry('Cuentas y parámetros', `${path}/17`, 4)?.current).toBe(false);
  });
  const setUp = ['Parametrizar Auditoría', 'Cuentas y parámetros', 'Informe financiero', 'Validaciones propias'];
  const names = (rights: Partial<MenuRights>) =>
    menuOf('/empresas', 4, rights).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

  it('has the groups and the order of the seed, and shows nothing that somebody may not see', () => {
    const main = [null, 'Inicio', 'Estados Financieros', 'Auditoría', 'Mis pendientes'];
    const system = ['Sistema', 'Empresas', 'Usuarios', 'Licencia y códigos', 'Registro de actividad'];
    const ofAudit = ['Auditoría', ...setUp];
    expect(names({})).toEqual([main, system, ofAudit]);
    expect(names({ users: false, setUp: false, codes: false })).toEqual([main, ['Sistema', 'Empresas']]);
    expect(names({ audit: false })).toEqual([[null, 'Inicio', 'Estados Financieros'], system, ofAudit]);
    expect(names({ statements: false })).toEqual([[null, 'Inicio', 'Auditoría', 'Mis pendientes'], system, ofAudit]);
  });

  it("shows administrators what is the provider's, with the DIAN, and codes as another page", () => {
    expect(names({ staff: true })).toEqual([
      [
        null,
        ...['Inicio', 'Estados Financieros', 'Auditoría'],
        ...['Licencias', 'Reportes', 'Plan Cuentas', 'Notificaciones', 'Tablas de ley'],
      ],
      ['Sistema', 'Empresas', 'Usuarios', 'Códigos', 'Registro de actividad'],
      ['Auditoría', ...setUp],
      ['DIAN', 'Nits DIAN'],
    ]);
    expect(entry('Licencias', '/licencias', 0, { staff: true })).toMatchObject({ to: '/licencias', current: true });
    expect(entry('Plan Cuentas', '/licencias', 0, { staff: true })).toMatchObject({ opens: 'predefined' });
  });

  it('goes to the chart of accounts, the statements and the pages of administrators', () => {
    const path = (label: string, company: number) => entry(label, '/empresas', company, { staff: true })?.to;
    expect(path('Parametrizar Auditoría', 4)).toBe('/empresa/4/servicio/plan-cuentas');
    expect(path('Parametrizar Auditoría', 0)).toBe('/empresa/0/servicio/plan-cuentas');
    expect(path('Estados Financieros', 4)).toBe('/empresa/4/servicio/estado-financiero');
    expect(path('Estados Financieros', 0)).toBe('/empresa/0/servicio/estado-financiero');
    expect(path('Reportes', 4)).toBe('/reportes');
    expect(path('Notificaciones', 4)).toBe('/notificaciones');
    expect(path('Nits DIAN', 4)).toBe('/nits-dian');
  });

  it('announces the modules that the installation does not offer yet', () => {
    const state = {
      pathname: '/nits-dian',
      company: 4,
      rights: { ...everything, staff: true },
      upcoming: ['dian'] as const,
    };
    const [nits] = mainMenu(state).at(-1)?.entries ?? [];
    expect(nits).toMatchObject({ label: 'Nits DIAN', opens: 'upcoming', current: false });
  });

  it('Usuarios stands for everything about users and roles', () => {
    for (const path of ['/usuarios', '/usuario', '/usuario/7', '/permisos', '/crear-cargo', '/asignacion-cargos'])
      expect(entry('Usuarios', path, 4)?.current).toBe(true);
    expect(entry('Usuarios', '/empresas', 4)?.current).toBe(false);
  });
  it('marks the page that is open', () => {
    expect(entry('Empresas', '/empresa/4', 4)?.current).toBe(true);
    expect(entry('Empresas', '/empresa/4/servicio/auditoria', 4)?.current).toBe(false);
    expect(entry('Auditoría', '/empresa/4/servicio/auditoria', 4)?.current).toBe(true);
  });
});
