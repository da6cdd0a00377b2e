/**
 * OpenID Connect with PKCE and nonce, through openid-client: authorisation URL and callback. Everything in the response
 * is verified: signature, issuer, audience, times, nonce, state.
 */
import * as client from 'openid-client';
import type { Provider } from './providers.ts';

export interface Departure {
  /** Authorisation URL of the provider. */
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** Identity of the user at the provider. */
export interface OutsideUser {
  issuer: string;
  subject: string;
  /** Lower case; null unless verified by the provider. */
  email: string | null;
  name: string;
}

export interface Oidc {
  readonly providers: readonly Provider[];
  find(key: string): Provider | undefined;
  depart(provider: Provider, redirectUri: string): Promise<Departure>;
  /** `returned`: the complete callback URL. Rejects on any mismatch. */
  arrive(
    provider: Provider,
    returned: URL,
    expected: { state: string; nonce: string; verifier: string },
  ): Promise<OutsideUser>;
}

const hour = 60 * 60 * 1000;
const patienceSeconds = 15;

export function createOidc(providers: readonly Provider[]): Oidc {
  const known = new Map<string, { at: number; configuration: Promise<client.Configuration> }>();

  /** Discovery document of the provider, cached for an hour. */
  function configurationOf(provider: Provider): Promise<client.Configuration> {
    const kept = known.get(provider.key);
    if (kept && Date.now() - kept.at < hour) return kept.configuration;
    const configuration = client.discovery(provider.issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: patienceSeconds,
      ...(provider.insecure ? { execute: [client.allowInsecureRequests] } : {}),
    });
    known.set(provider.key, { at: Date.now(), configuration });
    // A failed discovery is not cached.
    configuration.catch(() => known.delete(provider.key));
    return configuration;
  }

  return {
    providers,
    find: (key) => providers.find((one) => one.key === key),
    depart: async (provider, redirectUri) => {
      const configuration = await configurationOf(provider);
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, state, nonce, verifier };
    },
    arrive: async (provider, returned, { state, nonce, verifier }) => {
      const tokens = await client.authorizationCodeGrant(await configurationOf(provider), returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no identity');
      return personOf(claims);
    },
  };
}

function personOf({ iss, sub, email, email_verified: verified, name }: client.IDToken): OutsideUser {
  return {
    issuer: iss,
    subject: sub,
    email: verified === true && typeof email === 'string' ? email.toLowerCase() : null,
    name: typeof name === 'string' ? name.slice(0, 120) : '',
  };
}
