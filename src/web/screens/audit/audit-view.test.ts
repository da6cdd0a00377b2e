import { describe, expect, it } from 'vitest';
import { isFiltered, noFilters, readView, viewAddress } from './audit-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the view in the address', () => {
  it('reads back what it writes', () => {
    const view = read(
      'mes=2026-13&cargar=&ver=todos&severidad=alta,critica&validacion=nit&cambio=nuevo&buscar=900.1&hallazgo=NIT-1:13',
    );
    expect(view).toMatchObject({ loading: true, listing: 'todos', severities: ['critica', 'alta'], change: 'nuevo' });
    expect(read(viewAddress(view, {}).slice(1))).toEqual(view);
  });

  it('ignores values that it does not know', () => {
    expect(read('mes=2026-14&ver=nada&severidad=grave&cambio=otro')).toEqual(read(''));
  });

  it('writes nothing for what is as it first is', () => {
    expect(viewAddress(read(''), {})).toBe('?');
    expect(viewAddress(read('mes=2026-01'), { loading: true })).toBe('?mes=2026-01&cargar');
  });

  it('closes the finding when it goes to another month, and keeps the filters', () => {
    const view = read('mes=2026-02&hallazgo=x&severidad=alta');
    expect(viewAddress(view, { period: { year: 2026, month: 1 } })).toBe('?mes=2026-01&severidad=alta');
    expect(viewAddress(view, { period: { year: 2026, month: 2 } })).toBe('?mes=2026-02&severidad=alta&hallazgo=x');
  });

  it('knows whether the list is filtered', () => {
    const view = read('mes=2026-02&ver=todos&buscar=nit');
    expect(isFiltered(view)).toBe(true);
    expect(isFiltered({ ...view, ...noFilters })).toBe(false);
  });
});
