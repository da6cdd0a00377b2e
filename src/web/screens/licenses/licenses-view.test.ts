import { describe, expect, it } from 'vitest';
import { viewOf } from './licenses-view.ts';

const view = (address: string) => viewOf(new URLSearchParams(address));

describe('viewOf', () => {
  it('reads search, filters, order and page', () => {
    expect(view('buscar=ana&estado=por_vencer&plan=firma&orden=-users&pagina=2')).toMatchObject({
      filter: { q: 'ana', state: 'por_vencer', plan: 'firma', sort: '-users' },
      page: 2,
      isFiltered: true,
    });
  });
  it('leaves out what makes no sense', () => {
    expect(view('estado=otro&plan=x&orden=-clave&pagina=0&cuenta=7')).toMatchObject({
      filter: { sort: 'endsOn' },
      page: 1,
      account: null,
      isFiltered: false,
    });
  });
});
