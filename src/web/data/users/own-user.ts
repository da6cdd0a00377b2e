/** The signed-in user from the server: name, photo and theme may change on another device. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { me } from '#api/access/auth/calls.gen.ts';
import type { Theme, User } from '#api/access/auth/contract.ts';
import { updatePreferences } from '#api/users/profile/calls.gen.ts';
import { session, useSession } from '../session/session.ts';
import { applyTheme } from '../session/theme-mode.ts';
import { call } from '../transport/api.ts';
import { queryClient } from '../transport/query-client.ts';

const queryKey = ['me'];

/** Syncs the Session's user and the theme with the server. */
export function useOwnUser(): void {
  const enabled = useSession((state) => state.isAuth);
  const { data } = useQuery({
    queryKey,
    enabled,
    staleTime: 60_000,
    meta: { quiet: true },
    queryFn: async ({ signal }) => (await call(me, { signal })).data,
  });
  useEffect(() => {
    if (data === undefined) return;
    session.setUser(data);
    applyTheme(data.attributes.theme);
  }, [data]);
}

/** Optimistic update of the user's own data. An answer under way, which does not have it yet, is not waited for. */
export function changeOwnUser(changes: Partial<User['attributes']>): void {
  const { user } = useSession.getState();
  if (!user) return;
  void queryClient.cancelQueries({ queryKey });
  const changed = { ...user, attributes: { ...user.attributes, ...changes } };
  queryClient.setQueryData(queryKey, changed);
  session.setUser(changed);
}

/** Applies a theme and stores it for the user; without a response it holds on this device. */
export async function chooseTheme(theme: Theme): Promise<void> {
  applyTheme(theme);
  changeOwnUser({ theme });
  await call(updatePreferences, { body: { theme } }).catch(() => undefined);
}
