import { describe, expect, it } from 'vitest';
import { allows } from './access.ts';

const access = {
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
  it('keeps nothing from somebody without companies, who is told that there are none', () => {
    expect(allows({ account: [], companies: [] }, 'auditoria.ver', 0)).toBe(true);
    expect(allows({ account: [], companies: [] }, 'usuarios.ver', null)).toBe(false);
  });
  it('leaves companies that are not theirs to the server', () => {
    expect(allows(access, 'usuarios.ver', 9)).toBe(true);
  });
});
