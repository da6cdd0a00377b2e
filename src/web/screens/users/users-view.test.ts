import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered } from './users-view.ts';

const of = (text: string) => filterOf(new URLSearchParams(text));

describe('the filter of an address', () => {
  it('is what the address says', () => {
    expect(of('buscar=ana&estado=invitado&empresa=4&orden=-lastSignIn&pagina=3')).toEqual({
      q: 'ana',
      status: 'invitado',
      companyId: 4,
      sort: '-lastSignIn',
      page: 3,
      pageSize: 50,
    });
  });
  it('leaves out what makes no sense', () => {
    expect(of('buscar=%20&estado=dormido&empresa=-1&orden=edad&pagina=0')).toEqual({ page: 1, pageSize: 50 });
    expect(isFiltered(of('orden=-name&pagina=2'))).toBe(false);
    expect(isFiltered(of('estado=activo'))).toBe(true);
  });
});
