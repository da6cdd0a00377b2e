/** Sign-in with an external identity. */
import type { FastifyRequest } from 'fastify';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Router } from '#platform/http/router.ts';
import type { OutsideUser } from '#platform/oidc/oidc.ts';
import type { Provider } from '#platform/oidc/providers.ts';
import { findDeactivated, findUser, findUserByEmail, type UserRecord } from '../auth/queries.ts';
import { admit, signInOrigin } from '../open-session.ts';
import { subscriberOf } from '../whom-to-write.ts';
import { arriveFromOutside, listProviders, startOutside } from './contract.ts';
import { findLinkedUser, insertAttempt, linkIdentity, takeAttempt } from './queries.ts';

/** Time to sign in at the provider. */
const awaySeconds = 10 * 60;
const hour = 60 * 60;
const byAddress = 60;

export function mountOidc({ mount }: Router, services: Services): void {
  const { db, oidc, vault, publicUrl } = services;
  const redirectUri = () => `${publicUrl()}/redireccionar`;

  mount(listProviders, async () => ({ data: oidc.providers.map(({ key, name }) => ({ key, name })) }));

  mount(startOutside, async ({ params, request }) => {
    const provider = oidc.find(params.provider);
    if (provider === undefined) throw new AppError('resource.not_found');
    await limitAddress(services, request);
    const departure = await oidc.depart(provider, redirectUri()).catch((error: unknown) => {
      request.log.warn({ err: error, provider: provider.key }, 'an identity provider does not answer');
      throw new AppError('oidc.unavailable', { name: provider.name });
    });
    const secret = newSecret();
    const digest = secretDigest(departure.state);
    await insertAttempt(
      db,
      {
        digest,
        provider: provider.key,
        nonce: departure.nonce,
        sealedVerifier: vault.seal(departure.verifier, digest),
        browserDigest: secretDigest(secret),
      },
      awaySeconds,
    );
    return { data: { url: departure.url, secret } };
  });

  mount(arriveFromOutside, async ({ body, request, reply }) => {
    await limitAddress(services, request);
    const { provider, person } = await arrive(services, body, redirectUri(), request);
    const user = (await linkedUser(services, person)) ?? (await userByEmail(services, provider, person));
    if (user !== undefined) return { data: await admit(services, user, signInOrigin(services, { request, reply })) };
    await refuseDeactivated(services, person);
    const { email, name } = person;
    return { data: { register: { name, email: email ?? '', alliance: provider.alliance } } };
  });
}

/**
 * Throws AppError `oidc.refused` when the user declined at the provider, and `oidc.failed` for any invalid callback.
 */
async function arrive(
  { db, oidc, vault }: Services,
  { query, secret }: { query: string; secret: string },
  redirectUri: string,
  request: FastifyRequest,
): Promise<{ provider: Provider; person: OutsideUser }> {
  const returned = new URL(`${redirectUri}?${query}`);
  const state = returned.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(db, secretDigest(state));
  const provider = attempt && oidc.find(attempt.provider);
  const verifier = attempt && vault.open(attempt.sealedVerifier, attempt.digest);
  if (!attempt || !provider || !verifier || attempt.browserDigest !== secretDigest(secret)) {
    throw new AppError('oidc.failed');
  }
  if (returned.searchParams.has('error')) throw new AppError('oidc.refused', { name: provider.name });
  try {
    return { provider, person: await oidc.arrive(provider, returned, { state, nonce: attempt.nonce, verifier }) };
  } catch (error) {
    request.log.warn({ err: error, provider: provider.key }, 'an outside identity was not accepted');
    throw new AppError('oidc.failed');
  }
}

async function linkedUser(services: Services, person: OutsideUser): Promise<UserRecord | undefined> {
  const linked = await findLinkedUser(services.db, person);
  if (linked === undefined) return undefined;
  const user = await asCaller(services.db, { ...linked, isAdmin: false }, (trx) => findUser(trx, linked.userId));
  const active = user && (await findUserByEmail(services.db, user.email));
  return active?.id === linked.userId && !active.isAdmin ? active : undefined;
}

/**
 * The user with the address that the provider has verified; the identity is linked to it. Staff sign in with their
 * password.
 */
async function userByEmail({ db }: Services, provider: Provider, person: OutsideUser): Promise<UserRecord | undefined> {
  if (person.email === null) return undefined;
  const user = await findUserByEmail(db, person.email);
  if (user === undefined || user.isAdmin) return undefined;
  const holder = { accountId: user.accountId, userId: user.id };
  await asCaller(db, { ...holder, isAdmin: false }, async (trx) => {
    await linkIdentity(trx, holder, provider.key, person);
    await logActivity(trx, { ...holder, name: user.name }, { act: 'identity.linked', target: provider.name });
  });
  return user;
}

/** Who proved to be a deactivated user learns whom to write to, as with the password. Throws AppError `auth.user_inactive`. */
async function refuseDeactivated({ db }: Services, person: OutsideUser): Promise<void> {
  const linked = await findLinkedUser(db, person);
  const known = linked && (await asCaller(db, { ...linked, isAdmin: false }, (trx) => findUser(trx, linked.userId)));
  const email = known?.email ?? person.email;
  const user = email === null ? undefined : await findDeactivated(db, email);
  if (user === undefined || (known !== undefined && known.id !== user.id)) return;
  throw new AppError('auth.user_inactive', await subscriberOf(db, { ...user, userId: user.id }));
}

async function limitAddress({ db }: Services, request: FastifyRequest): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('oidc', request.ip), hour);
  if (attempts > byAddress) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}
