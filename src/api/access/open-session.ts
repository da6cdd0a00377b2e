/** Opens a session after a successful first proof of identity, for every sign-in method. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { deviceWords } from '#core/product/device.es.ts';
import { type GuidedTour, guidedTours } from '#core/product/guided-tour.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { User } from './auth/contract.ts';
import { insertSession, type UserRecord } from './auth/queries.ts';
import { type DeviceCookie, deviceCookie } from './device-cookie.ts';
import { text } from './open-session.es.ts';
import { insertSecret } from './passwords/queries.ts';
import { hasSecondFactor, mustSetUpSecondFactor } from './second-factor/queries.ts';
import { hasSignedIn, insertKnownDevice, touchKnownDevice } from './sessions/queries.ts';

/** One working day. */
const sessionSeconds = 12 * 60 * 60;
/** Time to open the authenticator app and type its code. */
const ticketSeconds = 5 * 60;

/** Origin of a request, as the list of sessions shows it. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Origin of a sign-in: also the ids of known devices that the browser has. */
export interface SignInOrigin extends Origin {
  devices: DeviceCookie;
}

export interface OpenedSession {
  token: string;
  user: User;
}

export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}

export function signInOrigin(
  { publicUrl }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): SignInOrigin {
  return { ...originOf(request), devices: deviceCookie(request, reply, publicUrl().startsWith('https:')) };
}

/** As they are stored. */
export function devicesOf({ devices }: SignInOrigin): string[] {
  return devices.ids.map(secretDigest);
}

/** A session, or with a second factor a ticket to be sent with a code. */
export type Admission = OpenedSession | { ticket: string };

/** Admits a user after a first proof of identity. */
export async function admit(services: Services, user: UserRecord, origin: SignInOrigin): Promise<Admission> {
  const holder = { accountId: user.accountId, userId: user.id };
  const ticket = newSecret();
  const guarded = await asCaller(services.db, { ...holder, isAdmin: user.isAdmin }, async (trx) => {
    if (!(await hasSecondFactor(trx, user.id))) return false;
    const secret = { digest: secretDigest(ticket), purpose: 'second_factor', seconds: ticketSeconds } as const;
    await insertSecret(trx, holder, secret);
    return true;
  });
  return guarded ? { ticket } : openSession(services, user, origin);
}

export async function openSession(
  { db, tokens, post, publicUrl, staffNeedsSecondFactor }: Services,
  user: UserRecord,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const { address, userAgent, devices } = origin;
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  const actor = { accountId: user.accountId, userId: user.id, name: user.name };
  const { told, mustSetUp, device } = await asCaller(db, { ...actor, isAdmin: user.isAdmin }, async (trx) => {
    const mustSetUp = await mustSetUpSecondFactor(trx, user, staffNeedsSecondFactor);
    const isFirst = !(await hasSignedIn(trx, user.id));
    const { isNew, ...device } = await knownDevice(trx, actor, origin);
    await insertSession(trx, { ...actor, id: sessionId, address, userAgent, deviceId: device.id, expiresAt });
    await logActivity(trx, actor, { act: 'session.opened', target: user.email, details: { address, userAgent } });
    const told = isNew && !isFirst && (await wantsMail(trx, user.id, 'ingreso_nuevo'));
    return { told, mustSetUp, device };
  });
  devices.keep(device.secret);
  if (told) {
    const url = `${publicUrl()}/editar-perfil?seccion=seguridad`;
    await post.send(user.email, text.newDevice(user.name, deviceWords(userAgent), address, url));
  }
  const token = await tokens.sign({ sessionId, userId: user.id, isAdmin: user.isAdmin }, expiresAt);
  return { token, user: userDocument(user, mustSetUp) };
}

/** The known device of a user in this browser, or a new one: ids are never taken over from other users. */
async function knownDevice(
  trx: DatabaseTransaction,
  { accountId, userId }: { accountId: string; userId: number },
  origin: SignInOrigin,
): Promise<{ id: string; secret: string; isNew: boolean }> {
  const known = await touchKnownDevice(trx, userId, devicesOf(origin));
  const brought = origin.devices.ids.find((id) => secretDigest(id) === known?.digest);
  if (known && brought !== undefined) return { id: known.id, secret: brought, isNew: false };
  const device = { id: randomUUID(), secret: newSecret() };
  await insertKnownDevice(trx, { id: device.id, accountId, userId, digest: secretDigest(device.secret) });
  return { ...device, isNew: true };
}

/** User as an API document. */
export function userDocument(
  { id, name, email, isRoot, isAdmin, photo, theme, toursTaken }: UserRecord,
  mustSetUpSecondFactor: boolean,
): User {
  const said = { user_name: name, user_email: email, isRootUser: isRoot, isAdmin, photo, theme };
  const tours = Object.fromEntries(guidedTours.map((tour) => [tour, toursTaken.includes(tour)]));
  return { id, attributes: { ...said, mustSetUpSecondFactor, tours: tours as Record<GuidedTour, boolean> } };
}
