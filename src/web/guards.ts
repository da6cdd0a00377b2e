/** Who may open a route: the seed's guard, as loaders that redirect. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { auditPath } from './data/company-route.ts';
import { rememberPlace } from './data/login-return.ts';
import { isAdmin, isSignedIn } from './data/session.ts';

const home = auditPath(0);

/** A route that needs a session sends anyone else to sign in, and remembers where they wanted to go. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  rememberPlace(pathname + search);
  throw redirect('/login');
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
