/** Where a user goes after signing in: the page asked for before, the portfolio of several companies, or where a session begins. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { startPath } from '../routes/start-path.ts';
import { takePlace } from '../session/login-return.ts';

/** Leads there; the session must be open. */
export function useArrive(): () => Promise<void> {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useCallback(async () => {
    const asked = takePlace();
    // Not among the code of the sign-in page, which stays small.
    const hasSeveral = async () => (await import('./companies.ts')).hasSeveral(cache);
    await navigate(asked ?? ((await hasSeveral()) ? '/home' : await startPath()), { replace: true });
  }, [navigate, cache]);
}
