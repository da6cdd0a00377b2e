/** URLs of the help. */
import type { GuideHit } from '#api/guide/contract.ts';
import { articleHelpPath, formatHelpPath, helpPath, validationHelpPath } from '../../data/routes/help-route.ts';

/** Maximum length of a search. */
export const LONGEST_SEARCH = 100;

export const views = ['validaciones', 'exportar', 'articulos', 'glosario'] as const;
export type View = (typeof views)[number];

export const orders = ['orden', 'severidad', 'norma'] as const;
export type Order = (typeof orders)[number];

/** URL of an index tab; the first is the default. */
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

/** `company`: the chosen one, 0 for none. */
export function hitPath({ kind, key, section }: GuideHit, company: number): string {
  if (kind === 'screen') return key.replace('{company}', String(company));
  if (kind === 'term') return termPath(key);
  if (kind === 'article') return articleHelpPath(key, section?.id);
  return kind === 'validation' ? validationHelpPath(key, section?.id) : formatHelpPath(key, section?.id);
}

/** The name in the URL if listed, else the first. */
export function chosen<Name extends string>(names: readonly [Name, ...Name[]], said: string | null): Name {
  return names.find((name) => name === said) ?? names[0];
}
