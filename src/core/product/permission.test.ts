import { describe, expect, test } from 'vitest';
import { refusal } from '#core/call/refusal.ts';
import { builtInRoleText } from './permission.es.ts';
import {
  type Access,
  builtInRoles,
  type Grant,
  lacksBooks,
  may,
  type Permission,
  type PermissionKey,
  permissionKeys,
} from './permission.ts';

const nobody: Access = { isRoot: false, isAdmin: false, grants: [], license: 'activa' };
const withRoles = (...grants: Grant[]): Access => ({ ...nobody, grants });
const see: Permission = { module: 'auditoria', action: 'ver' };
const invite: Permission = { module: 'usuarios', action: 'editar' };
const job = (key: string) => builtInRoles.find((known) => known.key === key)!.permissions;

describe('a permission', () => {
  test('without a role there is none, in a company or in the account', () => {
    for (const key of permissionKeys) {
      const [module, action] = key.split('.') as [Permission['module'], Permission['action']];
      for (const company of [7, null]) {
        expect(may(nobody, { module, action }, company)).toBe(false);
        expect(may(nobody, { module, action, somewhere: true }, company)).toBe(false);
      }
    }
  });

  test('of a role in one company holds there and nowhere else', () => {
    const access = withRoles({ companyId: 7, permissions: ['auditoria.ver', 'usuarios.editar'] });
    expect(may(access, see, 7)).toBe(true);
    expect(may(access, see, 8)).toBe(false);
    expect(may(access, see, null)).toBe(false);
    expect(may(access, { ...see, somewhere: true }, null)).toBe(true);
    expect(may(access, { ...see, action: 'editar' }, 7)).toBe(false);
    expect(may(access, invite, 7)).toBe(true);
    expect(may(access, invite, null)).toBe(false);
  });

  test('of a role in all companies holds in the account too, and roles add up', () => {
    const access = withRoles(
      { companyId: null, permissions: ['usuarios.editar'] },
      { companyId: 7, permissions: ['auditoria.ver'] },
    );
    expect(may(access, invite, null)).toBe(true);
    expect(may(access, invite, 8)).toBe(true);
    expect(may(access, see, 7)).toBe(true);
    expect(may(access, see, 8)).toBe(false);
  });

  test('is always granted to the root user and to staff', () => {
    for (const who of ['isRoot', 'isAdmin']) {
      expect(may({ ...withRoles({ companyId: 7, permissions: [] }), [who]: true }, invite, null)).toBe(true);
    }
  });
});

describe('a call', () => {
  const get = { method: 'GET', access: 'user', permission: see } as const;
  const change = { method: 'POST', access: 'user', permission: see } as const;
  const seeing = withRoles({ companyId: 7, permissions: ['auditoria.ver'] });

  test.each(['vencida', 'suspendida', 'sin_licencia'] as const)(
    'reads and changes nothing with a license %s',
    (license) => {
      for (const access of [
        { ...seeing, license },
        { ...nobody, isRoot: true, license },
      ]) {
        expect(refusal(get, access, 7)).toBeNull();
        expect(refusal(change, access, 7)).toBe('license.expired');
        expect(refusal({ ...change, permission: 'own' }, access, null)).toBe('license.expired');
        expect(refusal({ ...change, anytime: true }, access, 7)).toBeNull();
      }
      expect(refusal(change, { ...nobody, isAdmin: true, license }, 7)).toBeNull();
    },
  );

  test.each(['demo', 'activa', 'por_vencer'] as const)('changes with a license %s', (license) => {
    expect(refusal(change, { ...seeing, license }, 7)).toBeNull();
  });

  test('without the permission is refused for that first, whatever the license', () => {
    const access = { ...withRoles({ companyId: 7, permissions: [] }), license: 'vencida' } as const;
    expect(refusal(change, access, 7)).toBe('auth.forbidden');
    expect(refusal(get, access, 7)).toBe('auth.forbidden');
  });

  test('of the staff is refused to everyone else, and one without declared permission to all', () => {
    const staff = { method: 'GET', access: 'admin' } as const;
    expect(refusal(staff, { ...nobody, isRoot: true }, null)).toBe('auth.forbidden');
    expect(refusal(staff, { ...nobody, isAdmin: true }, null)).toBeNull();
    expect(refusal({ method: 'GET', access: 'user' }, { ...nobody, isRoot: true }, null)).toBe('auth.forbidden');
  });
});

test('a preview that reads books is not computed for a suspended license, and is for an expired one', () => {
  const preview = {
    method: 'POST',
    access: 'user',
    permission: { module: 'parametrizacion', action: 'ver' },
    ...({ readsBooks: true, anytime: true } as const),
  } as const;
  const root = { ...nobody, isRoot: true };
  expect(refusal(preview, { ...root, license: 'suspendida' }, 7)).toBe('license.expired');
  expect(refusal(preview, { ...root, license: 'vencida' }, 7)).toBeNull();
  expect(refusal({ ...preview, method: 'GET' }, { ...root, license: 'suspendida' }, 7)).toBeNull();
});

describe('a call that depends on the books', () => {
  const trial = {
    method: 'POST',
    access: 'user',
    permission: { module: 'parametrizacion', action: 'ver' },
    readsBooks: true,
  } as const;

  test('needs the permission to see audits besides, in the same company and in the same token', () => {
    const setUp: PermissionKey = 'parametrizacion.ver';
    expect(refusal(trial, withRoles({ companyId: 7, permissions: [setUp, 'auditoria.ver'] }), 7)).toBeNull();
    expect(refusal(trial, withRoles({ companyId: 7, permissions: [setUp] }), 7)).toBe('auth.books_hidden');
    const elsewhere = withRoles(
      { companyId: 7, permissions: [setUp] },
      { companyId: 8, permissions: ['auditoria.ver'] },
    );
    expect(refusal(trial, elsewhere, 7)).toBe('auth.books_hidden');
    expect(refusal(trial, withRoles({ companyId: 7, permissions: ['auditoria.ver'] }), 7)).toBe('auth.forbidden');
    expect(refusal(trial, { ...nobody, isRoot: true, scopes: [setUp] }, 7)).toBe('auth.books_hidden');
    expect(refusal(trial, { ...nobody, isRoot: true, scopes: [setUp, 'auditoria.ver'] }, 7)).toBeNull();
  });

  test('is foreseen of a role that lacks it', () => {
    expect(lacksBooks(['parametrizacion.ver', 'empresas.ver'])).toBe(true);
    expect(lacksBooks(['auditoria.ejecutar'])).toBe(true);
    expect(lacksBooks(['auditoria.ejecutar', 'auditoria.ver'])).toBe(false);
    expect(lacksBooks(['empresas.ver', 'usuarios.editar'])).toBe(false);
    for (const { permissions } of builtInRoles) expect(lacksBooks(permissions)).toBe(false);
  });
});

describe('the built-in roles of every account', () => {
  test('have names and existing permissions', () => {
    for (const { key, permissions } of builtInRoles) {
      expect(builtInRoleText[key].name).not.toBe('');
      expect(permissionKeys).toEqual(expect.arrayContaining([...permissions]));
      expect(new Set(permissions).size).toBe(permissions.length);
    }
  });

  test('grant what their tasks need', () => {
    const seeing = permissionKeys.filter((key) => key.endsWith('.ver'));
    expect(job('revisor_fiscal')).toEqual(expect.arrayContaining(seeing));
    expect(job('revisor_fiscal').filter((key) => /\.(editar|ejecutar)$/.test(key))).toEqual([]);
    expect(job('revisor_fiscal')).toContain('auditoria.aprobar');
    expect(job('auxiliar_contable')).toEqual(expect.arrayContaining(['auditoria.ejecutar', 'auditoria.editar']));
    expect(job('auxiliar_contable')).not.toContain('parametrizacion.editar');
    expect(job('contador')).toContain('parametrizacion.editar');
    for (const key of ['gerente', 'cliente']) {
      expect(job(key).filter((known) => !/\.(ver|exportar)$/.test(known))).toEqual([]);
      expect(job(key)).toContain('estados_financieros.ver');
    }
    for (const { permissions } of builtInRoles) expect(permissions).not.toContain('usuarios.editar');
  });
});
