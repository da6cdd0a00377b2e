/** Query key of users, roles and invitations: any change of a user invalidates all of it. */
import type { QueryClient } from '@tanstack/react-query';

export const peopleKey = ['people'] as const;

export function readPeopleAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: peopleKey });
}
