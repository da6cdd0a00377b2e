import { describe, expect, it } from 'vitest';
import { hindrance, isInBanner } from './hindrance.ts';

const license = { state: 'activa', mayChange: true, plan: 'firma', endsOn: '2026-10-03', daysLeft: 40 } as const;
const userWith = (over: object = {}): Parameters<typeof hindrance>[0] => ({
  isAdmin: false,
  access: {
    closesAt: null,
    hasRole: true,
    subscriber: null,
    account: ['usuarios.ver', 'usuarios.editar'],
    companies: [{ companyId: 4, permissions: ['auditoria.ver'] }],
    license: { ...license, ...over },
  },
});

describe('hindrance', () => {
  it('is none for who may change it under a license that holds', () => {
    expect(hindrance(userWith(), 'usuarios.editar', null)).toBeNull();
    expect(hindrance(userWith(), 'auditoria.ver', 4)).toBeNull();
  });
  it('says whether it is the role, the license, or being of the staff', () => {
    expect(hindrance(userWith(), 'auditoria.ejecutar', 4)).toContain('no cambiarlo');
    expect(hindrance(userWith(), 'empresas.editar', null)).toContain('no cambiarlo');
    const why = (over: object) => hindrance(userWith({ mayChange: false, ...over }), 'usuarios.editar', null);
    expect(why({ state: 'vencida' })).toContain('venció el 3 oct 2026');
    expect(why({ state: 'suspendida' })).toContain('suspendida');
    expect(why({ state: 'sin_licencia', endsOn: null })).toContain('no tiene licencia');
    const closed = { isAdmin: false, access: { ...userWith().access, closesAt: '2026-12-20T15:00:00.000Z' } };
    expect(hindrance(closed, 'usuarios.editar', null)).toContain('se borra el 20 dic 2026');
    expect(hindrance({ ...userWith(), isAdmin: true }, 'usuarios.editar', null)).toContain('administrador');
  });
  it('is left to the banner when it stands in the way of all, and said by the screen when it is of the role', () => {
    const { access } = userWith({ state: 'vencida', mayChange: false });
    const said = (permission: Parameters<typeof hindrance>[1]) =>
      isInBanner(access, hindrance({ isAdmin: false, access }, permission, null) ?? '');
    expect([said('usuarios.editar'), said('empresas.editar')]).toEqual([true, false]);
    expect(isInBanner(userWith().access, 'Otra cosa.')).toBe(false);
  });
  it('is the missing role whatever the screen, with whom to ask for one', () => {
    const subscriber = { name: 'Ana Ruiz', email: 'ana@ejemplo.co' };
    const access = { ...userWith().access, hasRole: false, account: [], companies: [], subscriber };
    const words = { staff: 'De la casa.', notYours: 'De otro.' };
    expect(hindrance({ isAdmin: false, access }, 'empresas.editar', null, words)).toMatch(/cargo a Ana Ruiz \(ana@/);
  });
  it('says it in the words of the screen', () => {
    const words = { staff: 'De la casa.', notYours: 'De otro.' };
    expect(hindrance(userWith(), 'auditoria.ejecutar', 4, words)).toBe('De otro.');
    expect(hindrance({ ...userWith(), isAdmin: true }, 'auditoria.ejecutar', 4, words)).toBe('De la casa.');
  });
});
