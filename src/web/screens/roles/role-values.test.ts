import { describe, expect, it } from 'vitest';
import type { Role } from '#api/users/roles/contract.ts';
import { sameValues, startOf, valuesOf } from './role-values.ts';

const role: Role = {
  id: 'cliente',
  attributes: {
    name: 'Cliente',
    description: 'Ve los informes.',
    permissions: ['auditoria.ver', 'empresas.ver'],
    isBuiltIn: true,
    users: 2,
    version: 1,
  },
};

describe('a new role', () => {
  it('starts empty, or as a copy under another name that is not too long', () => {
    expect(startOf(undefined)).toEqual({ name: '', description: '', permissions: [] });
    expect(startOf(role)).toEqual({ ...valuesOf(role), name: 'Cliente (copia)' });
    const long = { ...role, attributes: { ...role.attributes, name: 'x'.repeat(60) } };
    expect(startOf(long).name).toHaveLength(60);
  });
});

describe('whether something changed', () => {
  it('does not mind the order of permissions, nor blanks around words', () => {
    const values = valuesOf(role);
    expect(sameValues(values, { ...values, name: ' Cliente', permissions: ['empresas.ver', 'auditoria.ver'] })).toBe(
      true,
    );
    expect(sameValues(values, { ...values, permissions: ['auditoria.ver'] })).toBe(false);
  });
});
