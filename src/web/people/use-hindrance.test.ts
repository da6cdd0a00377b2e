import { describe, expect, it } from 'vitest';
import { hindrance } from './use-hindrance.ts';

const licence = { state: 'activa', mayChange: true, plan: 'firma', endsOn: '2026-10-03', daysLeft: 40 } as const;
const account = ['usuarios.ver', 'usuarios.editar'] as const;
const access = (over: object = {}) => ({ account: [...account], licence: { ...licence, ...over } });

describe('hindrance', () => {
  it('is none for who may change people under a licence that holds', () => {
    expect(hindrance(access(), false)).toBeNull();
  });
  it('says whether it is the person, the licence, or being of the staff', () => {
    expect(hindrance({ ...access(), account: ['usuarios.ver'] }, false)).toContain('no cambiarlo');
    expect(hindrance(access({ mayChange: false, state: 'vencida' }), false)).toContain('venció el 3 oct 2026');
    expect(hindrance(access({ mayChange: false, state: 'suspendida' }), false)).toContain('suspendida');
    expect(hindrance(access({ mayChange: false, state: 'sin_licencia', endsOn: null }), false)).toContain(
      'no tiene licencia',
    );
    expect(hindrance(access(), true)).toContain('administrador');
  });
});
