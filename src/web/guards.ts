/** Route guards of the seed, as loaders that redirect. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { startPath } from './data/routes/start-path.ts';
import { rememberPlace, secondFactorPath } from './data/session/login-return.ts';
import { isAdmin, isInside, isSignedIn, lacksSecondFactor } from './data/session/session.ts';

/** Requires a session: redirects to sign-in otherwise, and stores the requested address. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (isInside()) return null;
  const { pathname, search } = new URL(request.url);
  rememberPlace(pathname + search);
  throw redirect(isSignedIn() ? secondFactorPath : '/login');
}

/** Only for users who lack a required second factor: others are redirected to their destination. */
export async function requireSecondFactorAsked(): Promise<null> {
  if (!isSignedIn()) throw redirect('/login');
  if (!lacksSecondFactor()) throw redirect(await startPath());
  return null;
}

/** /reportes and /licencias are for administrators. */
export async function requireAdmin(args: LoaderFunctionArgs): Promise<null> {
  requireSession(args);
  if (isAdmin()) return null;
  throw redirect(await startPath());
}

/** Redirects signed-in users away from sign-in pages. */
export async function requireNoSession(): Promise<null> {
  if (isSignedIn()) throw redirect(await startPath());
  return null;
}

/** `/` redirects to where a session begins, or to sign-in. */
export async function fromRoot(): Promise<Response> {
  return redirect(isSignedIn() ? await startPath() : '/login');
}
