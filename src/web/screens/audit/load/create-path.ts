/** Address of the form of a new company, with what a file says of it. */
import { formatNit } from '#core/identity/nit.ts';

interface NamedCompany {
  nit: string | null;
  dv: number | null;
  name: string | null;
}

export function createPath({ nit, dv, name }: NamedCompany): string {
  return `/empresa?${new URLSearchParams({ nit: nit === null ? '' : formatNit(nit, dv), nombre: name ?? '' })}`;
}
