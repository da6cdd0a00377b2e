import { describe, expect, it } from 'vitest';
import { mainMenu } from './menu.ts';

const everything = { audit: true, setUp: true, users: true, licenses: false, codes: true };

const entry = (label: string, pathname: string, company: number) =>
  mainMenu(pathname, company, everything)
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
  it('shows nothing that somebody may not see, and no group without entries', () => {
    const names = (rights: object) =>
      mainMenu('/empresas', 4, { ...everything, ...rights }).map(({ entries }) => entries.map(({ label }) => label));
    const setUp = ['Plan de cuentas', 'Cuentas y parámetros', 'Informe financiero', 'Validaciones propias'];
    const system = ['Empresas', 'Usuarios', 'Licencia y códigos', 'Registro de actividad'];
    expect(names({})).toEqual([['Inicio', 'Auditoría'], setUp, system]);
    expect(names({ users: false, setUp: false, codes: false })).toEqual([['Inicio', 'Auditoría'], ['Empresas']]);
    expect(names({ audit: false })).toEqual([['Inicio'], setUp, system]);
  });
  it('shows the licenses of all accounts to administrators, for whom codes are another page', () => {
    const menu = mainMenu('/licencias', 0, { ...everything, licenses: true });
    expect(menu[0]?.entries).toMatchObject([
      { label: 'Inicio' },
      { label: 'Auditoría' },
      { label: 'Licencias', current: true },
      { label: 'Tablas de ley' },
      { label: 'Plan Cuentas', opens: 'predefined', current: false },
    ]);
    expect(menu.at(-1)?.entries).toMatchObject([{}, {}, { label: 'Códigos', to: '/codigos' }, {}]);
  });
  it('Usuarios stands for everything about users and roles', () => {
    for (const path of ['/usuarios', '/usuario/7', '/permisos', '/crear-cargo', '/asignacion-cargos'])
      expect(entry('Usuarios', path, 4)?.current).toBe(true);
    expect(entry('Usuarios', '/empresas', 4)?.current).toBe(false);
  });
  it('marks the page that is open', () => {
    expect(entry('Empresas', '/empresa/4', 4)?.current).toBe(true);
    expect(entry('Empresas', '/empresa/4/servicio/auditoria', 4)?.current).toBe(false);
    expect(entry('Auditoría', '/empresa/4/servicio/auditoria', 4)?.current).toBe(true);
  });
});
