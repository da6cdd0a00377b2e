import { describe, expect, it } from 'vitest';
import { batchesViewOf, withBatchChange } from './batches-view.ts';

const viewOf = (address: string) => batchesViewOf(new URLSearchParams(address));

describe('the view of the batches', () => {
  it('is of the first page, in the order of the server, unless the address says otherwise', () => {
    expect(viewOf('orden=givenTo&buscar=ana&pagina=4')).toEqual({ page: 1, pageSize: 20 });
    expect(viewOf('buscar-lotes=feria&orden-lotes=-name&pagina-lotes=3')).toEqual({
      q: 'feria',
      sort: '-name',
      page: 3,
      pageSize: 20,
    });
    expect(viewOf('orden-lotes=hash&pagina-lotes=0')).toEqual({ page: 1, pageSize: 20 });
  });
  it('changes without touching the codes, and starts another list at its first page', () => {
    const search = new URLSearchParams('lote=a&pagina=2&pagina-lotes=3');
    expect(withBatchChange(search, 'q', 'feria').toString()).toBe('lote=a&pagina=2&buscar-lotes=feria');
    expect(withBatchChange(search, 'page', '4').toString()).toBe('lote=a&pagina=2&pagina-lotes=4');
    expect(withBatchChange(new URLSearchParams('buscar-lotes=x'), 'q', '').toString()).toBe('');
  });
});
