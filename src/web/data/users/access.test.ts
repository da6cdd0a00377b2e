import { describe, expect, it } from 'vitest';
import { allows } from './access.ts';

const access = {
  hasRole: true,
  account: ['auditoria.ver' as const],
  companies: [
    { companyId: 4, permissions: ['auditoria.ver' as const, 'empresas.ver' as const] },
    { companyId: 5, permissions: ['auditoria.ver' as const] },
  ],
};

describe('allows', () => {
  it('asks the account alone when no company is meant', () => {
    expect(allows(access, 'auditoria.ver', null)).toBe(true);
    expect(allows(access, 'empresas.ver', null)).toBe(false);
  });
  it('asks the company that is meant', () => {
    expect(allows(access, 'empresas.ver', 4)).toBe(true);
    expect(allows(access, 'empresas.ver', 5)).toBe(false);
  });
  it('is content with any company while none is chosen', () => {
    expect(allows(access, 'empresas.ver', 0)).toBe(true);
    expect(allows(access, 'usuarios.ver', 0)).toBe(false);
  });
  it('asks the role in all companies of who has none yet', () => {
    expect(allows({ ...access, companies: [] }, 'auditoria.ver', 0)).toBe(true);
    expect(allows({ ...access, companies: [] }, 'empresas.ver', 0)).toBe(false);
  });
  it('gives nothing anywhere to who has no role', () => {
    const none = { hasRole: false, account: [], companies: [] };
    expect([null, 0, 4].map((company) => allows(none, 'auditoria.ver', company))).toEqual([false, false, false]);
  });
  it('leaves companies that are not theirs to the server', () => {
    expect(allows(access, 'usuarios.ver', 9)).toBe(true);
  });
});
