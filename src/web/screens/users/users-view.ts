/** What the list shows, kept in the address: search, filters, order, page, and whether somebody is being invited. */
import { userOrders, userStatuses } from '#api/users/contract.ts';
import type { UserFilter } from '../../people/queries.ts';

export const usersPageSize = 50;

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text);
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Whatever an address says that makes no sense is left out. */
export function filterOf(search: URLSearchParams): UserFilter {
  const q = search.get('buscar')?.trim().slice(0, 100);
  const status = oneOf(userStatuses, search.get('estado'));
  const companyId = positive(search.get('empresa'));
  const sort = oneOf(userOrders, search.get('orden'));
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(companyId ? { companyId } : {}),
    ...(sort ? { sort } : {}),
    page: positive(search.get('pagina')) ?? 1,
    pageSize: usersPageSize,
  };
}

export function isFiltered({ q, status, companyId }: UserFilter): boolean {
  return q !== undefined || status !== undefined || companyId !== undefined;
}

/** The address with one thing changed; another list starts at its first page. Null takes the thing away. */
export function withChange(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  if (name !== 'pagina' && name !== 'invitar') next.delete('pagina');
  return next;
}
