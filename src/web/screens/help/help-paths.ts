/** Addresses of the help. */
import type { GuideHit } from '#api/guide/contract.ts';
import { helpPath, validationHelpPath } from '../../data/help-route.ts';

/** Longest text that the search takes. */
export const LONGEST_SEARCH = 100;

export const views = ['validaciones', 'exportar', 'glosario'] as const;
export type View = (typeof views)[number];

export const orders = ['orden', 'severidad', 'norma'] as const;
export type Order = (typeof orders)[number];

/** `section` is the id of a part of the page. */
export function formatPath(key: string, section?: string): string {
  return `${helpPath}/formato/${encodeURIComponent(key)}${section ? `#${section}` : ''}`;
}

/** A tab of the index; the first needs no name. */
export function viewPath(view: View): string {
  return view === views[0] ? helpPath : `${helpPath}?vista=${view}`;
}

export function termPath(term: string): string {
  return `${viewPath('glosario')}#${termId(term)}`;
}

/** `Dígito de verificación (DV)` as `digito-de-verificacion-dv`. */
export function termId(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function hitPath({ kind, key, section }: GuideHit): string {
  if (kind === 'term') return termPath(key);
  return kind === 'validation' ? validationHelpPath(key, section?.id) : formatPath(key, section?.id);
}

/** Of a list of names, the one that an address says, else the first. */
export function chosen<Name extends string>(names: readonly [Name, ...Name[]], said: string | null): Name {
  return names.find((name) => name === said) ?? names[0];
}
