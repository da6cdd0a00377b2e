/** Scopes of a token as text. */
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { type PermissionKey, tokenActions, tokenModules } from '#core/product/permission.ts';

/** `Auditoría: ver, ejecutar · Empresas: ver`, in grid order. */
export function scopeWords(scopes: readonly PermissionKey[]): string {
  return tokenModules
    .map((module) => ({ module, actions: tokenActions.filter((action) => scopes.includes(`${module}.${action}`)) }))
    .filter(({ actions }) => actions.length > 0)
    .map(
      ({ module, actions }) =>
        `${moduleName[module]}: ${actions.map((key) => actionName[key].toLowerCase()).join(', ')}`,
    )
    .join(' · ');
}
