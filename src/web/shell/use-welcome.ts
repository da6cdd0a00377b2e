/** One-time welcome after registration, with the demo's duration. */
import { useEffect } from 'react';
import { notify } from '../data/failures/notices.ts';
import { session, useSession } from '../data/session/session.ts';
import { useAccess } from '../data/users/access.ts';
import { shellText } from './text.es.ts';

export function useWelcome(): void {
  const isNew = useSession((state) => state.welcomeUser);
  const plan = useAccess()?.license.plan;
  useEffect(() => {
    // Undefined while loading.
    if (!isNew || plan === undefined) return;
    const { user } = useSession.getState();
    session.welcomed();
    const description = plan === 'demo' ? shellText.welcomeDemo : shellText.welcome;
    notify({ title: shellText.welcomeTitle(user?.attributes.user_name ?? ''), description }, 'success');
  }, [isNew, plan]);
}
