/** Who may open a route: the seed's guard, as loaders that redirect. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { auditPath } from './data/routes/company-route.ts';
import { rememberPlace, secondFactorPath } from './data/session/login-return.ts';
import { isAdmin, isSignedIn, lacksSecondFactor } from './data/session/session.ts';

const home = auditPath(0);

/** A route that needs a session sends anyone else to sign in, or to end doing so, and remembers where they wanted to go. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (isSignedIn() && !lacksSecondFactor()) return null;
  const { pathname, search } = new URL(request.url);
  rememberPlace(pathname + search);
  throw redirect(isSignedIn() ? secondFactorPath : '/login');
}

/** Setting up the second factor is for who must: anybody else goes where they were going. */
export function requireSecondFactorAsked(): null {
  if (!isSignedIn()) throw redirect('/login');
  if (!lacksSecondFactor()) throw redirect(home);
  return null;
}

/** /reportes and /licencias are for administrators. */
export function requireAdmin(args: LoaderFunctionArgs): null {
  requireSession(args);
  if (isAdmin()) return null;
  throw redirect(home);
}

/** Who is signed in already has no business on a sign-in page. */
export function requireNoSession(): null {
  if (isSignedIn()) throw redirect(home);
  return null;
}

/** `/` is the audit screen, or signing in. */
export function fromRoot(): Response {
  return redirect(isSignedIn() ? home : '/login');
}
