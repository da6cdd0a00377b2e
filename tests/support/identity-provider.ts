/** A real OpenID provider on its own port, where any name signs in. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OutsideAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** By login name. */
  accounts: Map<string, OutsideAccount>;
  /** Registers an allowed redirect URI. */
  allow(redirectUri: string): void;
  /** Simulates a browser: signs in as `login`, consents, and returns the redirect URL. */
  visit(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

/** Credentials of the product as its client. */
export const identityClient = { id: 'cuadre', secret: 'secreto-de-prueba-del-cliente' };

/** Ready once a redirect URI is registered. On any free port unless one is given. */
export async function startIdentityProvider(port = 0): Promise<IdentityProvider> {
  const { id: clientId, secret: clientSecret } = identityClient;
  const accounts = new Map<string, OutsideAccount>();
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    accounts,
    allow: (redirectUri) => {
      const provider = new Provider(issuer, {
        clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        conformIdTokenClaims: false,
        cookies: { keys: ['clave de prueba'] },
        pkce: { required: () => true },
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
      });
      server.on('request', provider.callback());
    },
    visit,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function visit(address: string, login: string): Promise<URL> {
  const redirectUri = new URL(address).searchParams.get('redirect_uri') ?? '';
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let form: Record<string, string> | null = null;
  for (let steps = 0; steps < 20; steps++) {
    if (url.href.startsWith(redirectUri)) return url;
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    form = null;
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url);
      continue;
    }
    // The provider's development pages: one form for sign-in, one for consent.
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`no form at ${url}: ${page.slice(0, 300)}`);
    url = new URL(action.replaceAll('&amp;', '&'), url);
    form = page.includes('name="login"') ? { prompt: 'login', login, password: 'cualquiera' } : { prompt: 'consent' };
  }
  throw new Error('the provider goes round in circles');
}
