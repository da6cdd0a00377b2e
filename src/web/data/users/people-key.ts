/** Key of everything about people (users, jobs, invitations): whoever changes somebody has all of it read again. */
import type { QueryClient } from '@tanstack/react-query';

export const peopleKey = ['people'] as const;

export function readPeopleAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: peopleKey });
}
