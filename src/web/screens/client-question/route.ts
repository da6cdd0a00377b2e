/** Routes of questions to the client: by a link, public, and of a user. */
import type { RouteObject } from 'react-router';

/** Public also with a session: the link may open in a signed-in browser. */
export const questionRoute: RouteObject = {
  id: 'question',
  path: '/pregunta',
  lazy: async () => ({ Component: (await import('./LinkedQuestion.tsx')).LinkedQuestion }),
};

export const ownQuestionRoute: RouteObject = {
  id: 'own-question',
  path: '/responder/:question',
  lazy: async () => ({ Component: (await import('./OwnQuestion.tsx')).OwnQuestion }),
};
