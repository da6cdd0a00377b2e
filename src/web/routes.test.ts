// @vitest-environment happy-dom
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { madeUser } from '../../tests/support/web/made-records.ts';
import { session } from './data/session/session.ts';
import { addSignedInRoutes, routes } from './routes.tsx';
import { signedInRoutes } from './signed-in-routes.ts';

/** The seed's routes, by name: path and aliases, and who may open them. */
const seedRoutes: [name: string, access: 'auth' | 'public' | 'admin', ...paths: string[]][] = [
  ['unauthorized', 'auth', '/unauthorized'],
  ['home', 'auth', '/home'],
  ['login', 'public', '/login'],
  ['forgot', 'public', '/recuperar-clave'],
  ['login-admin', 'public', '/login/admin'],
  ['company-list', 'auth', '/empresas'],
  ['service', 'auth', '/empresa/4/servicios'],
  ['chart-account', 'auth', '/empresa/4/servicio/plan-cuentas'],
  ['audit', 'auth', '/empresa/4/servicio/auditoria'],
  ['financial-statements', 'auth', '/empresa/4/servicio/estado-financiero'],
  ['company', 'auth', '/empresa/4', '/empresa'],
  ['user-list', 'auth', '/usuarios'],
  ['user', 'auth', '/usuario/7', '/usuario'],
  ['profile', 'auth', '/editar-perfil'],
  ['job-creation', 'auth', '/crear-cargo'],
  ['job-editing', 'auth', '/editar-cargo'],
  ['job-assignment', 'auth', '/asignacion-cargos'],
  ['permissions', 'auth', '/permisos', '/permissions'],
  ['help', 'auth', '/ayuda'],
  ['licenses', 'admin', '/licencias'],
  ['update-chart-account', 'auth', '/empresa/4/servicio/edicion-plan-cuentas/0'],
  ['update-financial-report', 'auth', '/empresa/4/servicio/edicion-informe-financiero/0'],
  ['dian', 'public', '/DIAN'],
  ['change-password', 'auth', '/cambiar-password'],
  ['register', 'public', '/registro', '/registro?alianza=siigo'],
  ['terms', 'public', '/terminos-condiciones'],
  ['codes', 'auth', '/codigos'],
  ['notifications', 'auth', '/notificaciones'],
  ['reports', 'admin', '/reportes'],
  ['oauth', 'public', '/autorizacion'],
  ['redirect', 'public', '/redireccionar'],
];

const audit = '/empresa/0/servicio/auditoria';

/** The router of the page, where the first address that visitors have not adds the routes of signed-in users. */
const router = createMemoryRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes });
beforeAll(() => router.navigate('/unauthorized'));
afterAll(() => router.dispose());

/** Where the guards of a path lead, or the status with which they refuse it; null: the page opens. */
async function led(path: string): Promise<string | null> {
  const request = new Request(new URL(path, 'http://page.test'));
  for (const { route, params } of router.match(path) ?? []) {
    const loader = (route as RouteObject).loader;
    if (typeof loader !== 'function') continue;
    try {
      const answer: unknown = await loader({ request, params } as never, undefined as never);
      if (answer instanceof Response) return answer.headers.get('location');
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('location') ?? String(thrown.status);
      throw thrown;
    }
  }
  return null;
}

const signIn = (claims: object = {}) => session.login(`a.${btoa(JSON.stringify(claims))}.b`, madeUser());

afterEach(() => {
  session.logout({ stay: true });
  sessionStorage.clear();
});

it('visitors load neither the shell nor its screens', () => {
  const signedIn = [
    ...new Set(seedRoutes.filter(([, access]) => access !== 'public').flatMap(([, , ...paths]) => paths)),
  ];
  for (const path of signedIn) expect(matchRoutes(routes, path)?.at(-1)?.route.path, path).toBe('*');
});

it('strangers on any route of signed-in users are sent to sign in', async () => {
  const pathsOf = (list: readonly RouteObject[], above = ''): string[] =>
    list.flatMap(({ path = '', children = [] }) => {
      const whole = path.startsWith('/') ? path : [above, path].filter((part) => part !== '').join('/');
      return children.length > 0 ? pathsOf(children, whole) : [whole];
    });
  const paths = pathsOf(signedInRoutes)
    .filter((path) => path !== '' && path !== '*')
    .map((path) =>
      path
        .replaceAll(/:\w+\?/g, '')
        .replaceAll(/:\w+/g, '4')
        .replace(/\/$/, ''),
    );
  expect(paths.length).toBeGreaterThan(35);
  for (const path of paths) expect(await led(path), path).toBe('/login');
});

describe('the routes of the seed', () => {
  it.each(seedRoutes)('%s exists', (_, __, ...paths) => {
    for (const path of paths) expect(router.match(path)?.at(-1)?.route.path, path).not.toBe('*');
  });

  it.each(seedRoutes)('%s: strangers', async (_, access, ...paths) => {
    for (const path of paths) expect(await led(path), path).toBe(access === 'public' ? null : '/login');
  });

  it.each(seedRoutes)('%s: users', async (name, access, ...paths) => {
    signIn();
    const leads = access === 'admin' || name === 'login' || name === 'login-admin';
    // The alias /usuario invites a new one.
    const elsewhere = (path: string) => (path === '/usuario' ? '/usuarios?invitar=1' : null);
    for (const path of paths) expect(await led(path), path).toBe(leads ? audit : elsewhere(path));
  });

  it('administrators open /reportes and /licencias', async () => {
    signIn({ admn_id: 1 });
    expect(await led('/reportes')).toBeNull();
    expect(await led('/licencias')).toBeNull();
  });

  it('a template of a notification is a number or a new one', async () => {
    signIn({ admn_id: 1 });
    for (const path of ['/notificaciones/nueva', '/notificaciones/1003']) expect(await led(path), path).toBeNull();
    for (const path of ['/notificaciones/abc', '/notificaciones/0']) await expect(led(path), path).resolves.toBe('404');
    session.logout({ stay: true });
    signIn();
    expect(await led('/notificaciones/nueva')).toBe(audit);
  });

  it.each(['/nits-dian', '/notificaciones/nueva', '/notificaciones/1000'])('%s is for administrators', async (path) => {
    expect(await led(path)).toBe('/login');
    signIn();
    expect(await led(path)).toBe(audit);
    signIn({ admn_id: 1 });
    expect(await led(path)).toBeNull();
  });

  it('/ leads to the audit, or strangers to sign in', async () => {
    expect(await led('/')).toBe('/login');
    signIn();
    expect(await led('/')).toBe(audit);
  });

  it('any other path is the error page', () => {
    expect(router.match('/no-existe/nada')?.at(-1)?.route.path).toBe('*');
  });
});
