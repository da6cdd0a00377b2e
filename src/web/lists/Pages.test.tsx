// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { pageSizeOf } from './list-address.ts';
import { Pages } from './Pages.tsx';

it('the size of a page is chosen with the words of the seed', async () => {
  const onPageSize = vi.fn();
  const meta = { page: 1, pageSize: 50, total: 120 };
  const { user } = show(<Pages meta={meta} onPage={() => undefined} onPageSize={onPageSize} />);
  const box = screen.getByRole('combobox', { name: 'Filas por página' });
  await user.click(box);
  const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(sizes).toEqual(['50 / página', '100 / página', '200 / página']);
  await user.click(screen.getByRole('option', { name: '100 / página' }));
  expect(onPageSize).toHaveBeenCalledWith(100);
});

it('is not offered where one small page holds all', () => {
  show(<Pages meta={{ page: 1, pageSize: 50, total: 12 }} onPage={() => undefined} onPageSize={() => undefined} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('is one of the offered sizes, whatever the address says', () => {
  const sizeOf = (query: string) => pageSizeOf(new URLSearchParams(query));
  expect([sizeOf(''), sizeOf('por-pagina=200'), sizeOf('por-pagina=7')]).toEqual([50, 200, 50]);
});
