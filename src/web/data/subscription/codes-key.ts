/** Key of codes, batches and the own license: whoever changes a code has all of it read again. */
import type { QueryClient } from '@tanstack/react-query';

export const codesKey = ['codes'] as const;

export function readCodesAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: codesKey });
}
