import { describe, expect, it } from 'vitest';
import { bannerWords } from './banner-words.ts';

const holds = { state: 'activa', mayChange: true, plan: 'firma', endsOn: '2026-10-03', daysLeft: 40 } as const;
const subscriber = { name: 'Camila Rojas', email: 'camila@ejemplo.co' };
const support = { whatsApp: '', phone: '601 555 0101', email: 'ayuda@ejemplo.co' };
type License = Parameters<typeof bannerWords>[0]['license'];
const words = (over: Partial<License>, isRoot = true, closesAt: string | null = null) =>
  bannerWords({ license: { ...holds, ...over }, closesAt, subscriber }, isRoot, support);

describe('bannerWords', () => {
  it('is silent while the license holds', () => {
    expect([words({}), words({ daysLeft: 8 }), words({ endsOn: null, daysLeft: null })]).toEqual([null, null, null]);
  });
  it('foretells the end in the last week, to who can do something about it', () => {
    const soon = { state: 'por_vencer', daysLeft: 7 } as const;
    expect(words(soon)).toMatchObject({ isEarly: true, remedy: 'code', said: expect.stringContaining('3 oct 2026') });
    expect([words({ ...soon, daysLeft: 1 })?.said, words({ ...soon, daysLeft: 0 })?.said]).toEqual([
      expect.stringContaining('mañana'),
      expect.stringContaining('hoy'),
    ]);
    expect(words(soon, false)).toBeNull();
  });
  it('says that nothing can be changed, and to the subscriber what to do', () => {
    const past = { mayChange: false, state: 'vencida', daysLeft: -3 } as const;
    expect(words(past)).toMatchObject({ isEarly: false, remedy: 'code', said: expect.stringContaining('tu licencia') });
    expect(words(past, false)).toMatchObject({ remedy: null, said: expect.stringContaining('quien la administra') });
    expect(words({ ...past, state: 'suspendida' })).toMatchObject({ remedy: null });
    expect(words({ ...past, state: 'sin_licencia', endsOn: null, daysLeft: null })?.said).toContain(
      'no tiene licencia',
    );
  });
  it('says of a suspended license whom to write to', () => {
    const suspended = { mayChange: false, state: 'suspendida' } as const;
    expect(words(suspended)?.said).toContain('escríbenos a ayuda@ejemplo.co o al 601 555 0101 para reactivarla');
    expect(words(suspended, false)?.said).toContain('escríbele a Camila Rojas (camila@ejemplo.co)');
  });
  it('says of a closed account when it goes, before anything of its license', () => {
    const closed = words({ mayChange: false }, true, '2026-12-20T15:00:00.000Z');
    expect(closed).toMatchObject({ remedy: 'reopen', said: expect.stringContaining('20 dic 2026') });
  });
});
