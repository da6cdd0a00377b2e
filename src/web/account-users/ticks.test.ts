import { describe, expect, it } from 'vitest';
import { withModule, withPermission } from './ticks.ts';

describe('ticking a permission', () => {
  it('brings seeing the module along, in the order of the matrix', () => {
    expect(withPermission(['usuarios.ver'], 'auditoria.editar', true)).toEqual([
      'auditoria.ver',
      'auditoria.editar',
      'usuarios.ver',
    ]);
  });
  it('takes everything of a module away with seeing it, and nothing else', () => {
    expect(withPermission(['auditoria.ver', 'auditoria.editar', 'usuarios.ver'], 'auditoria.ver', false)).toEqual([
      'usuarios.ver',
    ]);
    expect(withPermission(['auditoria.ver', 'auditoria.editar'], 'auditoria.editar', false)).toEqual(['auditoria.ver']);
  });
});

describe('ticking a module', () => {
  it('adds or takes all of it', () => {
    const keys = ['licencias.ver', 'licencias.editar'] as const;
    expect(withModule(['auditoria.ver'], keys, true)).toEqual(['auditoria.ver', 'licencias.ver', 'licencias.editar']);
    expect(withModule(['auditoria.ver', 'licencias.ver'], keys, false)).toEqual(['auditoria.ver']);
  });
});
