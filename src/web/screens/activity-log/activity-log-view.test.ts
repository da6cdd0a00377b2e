import { expect, it } from 'vitest';
import { viewOf } from './activity-log-view.ts';

const view = (address: string) => viewOf(new URLSearchParams(address));

it('reads user, act, company, days and page', () => {
  expect(view('persona=7&accion=company.created&empresa=3&desde=2026-01-01&hasta=2026-01-31&pagina=2')).toMatchObject({
    filter: { userId: 7, act: 'company.created', companyId: 3, from: '2026-01-01', to: '2026-01-31' },
    page: 2,
    isFiltered: true,
    isBackwards: false,
  });
});

it('leaves out what makes no sense', () => {
  expect(view('persona=ana&accion=todo&desde=2026-02-31&cuenta=1')).toMatchObject({ filter: {}, isFiltered: false });
});

it('reads what is searched for and the order', () => {
  expect(view('buscar=%20ana&orden=fecha')).toMatchObject({
    filter: { q: 'ana', sort: 'at' },
    isFiltered: true,
  });
  expect(view('orden=-fecha')).toMatchObject({ filter: {}, isFiltered: false });
});

it('tells days that are the wrong way round', () => {
  expect(view('desde=2026-02-02&hasta=2026-02-01').isBackwards).toBe(true);
  expect(view('desde=2026-02-01&hasta=2026-02-01').isBackwards).toBe(false);
});
