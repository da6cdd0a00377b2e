/** Query key of users, roles and invitations: any change of a user invalidates all of it. */
import type { QueryClient } from '@tanstack/react-query';

export const usersKey = ['users'] as const;

export function readUsersAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: usersKey });
}
