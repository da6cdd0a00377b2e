/** Greets whoever has just registered, once; with a demonstration they hear how long it lasts. */
import { useEffect } from 'react';
import { notify } from '../data/failures/notices.ts';
import { session, useSession } from '../data/session/session.ts';
import { useAccess } from '../data/users/access.ts';
import { shellText } from './text.es.ts';

export function useWelcome(): void {
  const isNew = useSession((state) => state.welcomeUser);
  const plan = useAccess()?.license.plan;
  useEffect(() => {
    // Undefined until it is known.
    if (!isNew || plan === undefined) return;
    const { user } = useSession.getState();
    session.welcomed();
    const description = plan === 'demo' ? shellText.welcomeDemo : shellText.welcome;
    notify({ title: shellText.welcomeTitle(user?.attributes.user_name ?? ''), description }, 'success');
  }, [isNew, plan]);
}
