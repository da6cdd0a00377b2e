/** Authorisation: the one function that decides whether a caller may use an endpoint. */

import { mayChange } from '#core/product/license.ts';
import { type Access, may, type Permission, type PermissionKey, seeBooks } from '#core/product/permission.ts';
import type { AppErrorCode } from './app-error.ts';

/** The part of an endpoint declaration that authorisation depends on. */
export interface Guarded {
  readonly method: string;
  readonly access: 'public' | 'user' | 'admin';
  readonly permission?: Permission | 'own' | 'root' | undefined;
  readonly readsBooks?: true | undefined;
  readonly tokenScope?: PermissionKey | undefined;
  readonly anytime?: true | undefined;
  readonly beforeSecondFactor?: true | undefined;
}

/**
 * Error code that refuses a signed-in caller, or null if the call is allowed. `companyId` is null for endpoints outside
 * a company.
 */
export function refusal(call: Guarded, access: Access, companyId: number | null): AppErrorCode | null {
  if (access.scopes !== undefined && !openToToken(call, access.scopes)) return 'auth.forbidden';
  if (access.mustSetUpSecondFactor && call.beforeSecondFactor !== true) return 'second_factor.required';
  if (call.access === 'admin') return access.isAdmin ? null : 'auth.forbidden';
  // Default deny: an endpoint that declares no permission is closed to everybody.
  if (call.permission === undefined) return 'auth.forbidden';
  if (!has(access, call.permission, companyId)) return 'auth.forbidden';
  if (call.readsBooks && !may(access, seeBooks, companyId)) return 'auth.books_hidden';
  // A preview stores nothing, but it computes: nobody computes for a suspended license.
  if (call.method !== 'GET' && call.readsBooks && access.license === 'suspendida' && !access.isAdmin)
    return 'license.expired';
  const changes = call.method !== 'GET' && call.anytime !== true;
  // The provider's staff needs no license.
  return changes && !access.isAdmin && !mayChange(access.license) ? 'license.expired' : null;
}

/** API tokens reach endpoints about companies; endpoints about the user alone only if they declare a token scope. */
function openToToken({ access, permission, tokenScope }: Guarded, scopes: readonly PermissionKey[]): boolean {
  if (access !== 'user' || permission === undefined) return false;
  if (typeof permission === 'object') return scopes.includes(`${permission.module}.${permission.action}`);
  return permission === 'own' && tokenScope !== undefined && scopes.includes(tokenScope);
}

function has(access: Access, permission: Permission | 'own' | 'root', companyId: number | null): boolean {
  if (permission === 'own') return true;
  if (permission === 'root') return access.isRoot || access.isAdmin;
  return may(access, permission, companyId);
}
