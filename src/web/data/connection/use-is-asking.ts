/** Whether any query waits for its answer. */
import { useIsFetching } from '@tanstack/react-query';

export function useIsAsking(): boolean {
  return useIsFetching() > 0;
}
