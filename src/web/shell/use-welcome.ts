/** Greets whoever has just registered, once. */
import { useEffect } from 'react';
import { notify } from '../data/notices.ts';
import { session, useSession } from '../data/session.ts';
import { shellText } from './text.es.ts';

export function useWelcome(): void {
  const isNew = useSession((state) => state.welcomeUser);
  useEffect(() => {
    if (!isNew) return;
    const { user } = useSession.getState();
    session.welcomed();
    notify(
      { title: shellText.welcomeTitle(user?.attributes.user_name ?? ''), description: shellText.welcome },
      'success',
    );
  }, [isNew]);
}
