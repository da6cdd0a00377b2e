/** External identity providers, from the environment. */
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface Provider {
  /** URL segment: `google`, `microsoft`, or `otro` for any other issuer. */
  key: string;
  /** Label of the button. */
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Allows plain http, for local trials. */
  insecure: boolean;
  /** Partner to which its registrations are attributed. */
  alliance: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws StartUpError on an incomplete configuration. */
export function readProviders(env: Environment): Provider[] {
  const tenant = env.CUADRE_MICROSOFT_TENANT ?? 'organizations';
  return [
    provider(env, 'CUADRE_GOOGLE', { key: 'google', name: text.google, issuer: 'https://accounts.google.com' }),
    provider(env, 'CUADRE_MICROSOFT', {
      key: 'microsoft',
      name: text.microsoft,
      issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
    }),
    provider(env, 'CUADRE_OIDC', {
      key: 'otro',
      name: env.CUADRE_OIDC_NAME ?? text.other,
      issuer: env.CUADRE_OIDC_ISSUER ?? '',
      alliance: env.CUADRE_OIDC_ALLIANCE ?? '',
    }),
  ].filter((known) => known !== null);
}

function provider(
  env: Environment,
  prefix: string,
  { key, name, issuer, alliance = '' }: { key: string; name: string; issuer: string; alliance?: string },
): Provider | null {
  const clientId = env[`${prefix}_CLIENT_ID`];
  const clientSecret = env[`${prefix}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) throw new StartUpError(text.noClient(prefix));
  const url = URL.parse(issuer);
  const local = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url === null || !(url.protocol === 'https:' || (local && env.NODE_ENV !== 'production'))) {
    throw new StartUpError(text.badIssuer(issuer));
  }
  return { key, name, issuer: url, clientId, clientSecret, insecure: local, alliance };
}
