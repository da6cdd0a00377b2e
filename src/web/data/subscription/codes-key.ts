/** Query key of codes, batches and the own license: any change of a code invalidates all of it. */
import type { QueryClient } from '@tanstack/react-query';

export const codesKey = ['codes'] as const;

export function readCodesAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: codesKey });
}
