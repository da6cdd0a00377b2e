/** Opening a session for somebody who has proved who they are, whichever way. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { User } from './auth/contract.ts';
import { insertSession, type UserRecord } from './auth/queries.ts';
import { asCaller } from './database.ts';
import { record } from './record/queries.ts';
import type { Services } from './services.ts';

/** A working day. */
const sessionSeconds = 12 * 60 * 60;

/** Where a request comes from, as the list of sessions shows it. */
export interface Origin {
  address: string;
  userAgent: string;
}

export interface OpenedSession {
  token: string;
  user: User;
}

export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}

export async function openSession(
  { db, tokens }: Services,
  user: UserRecord,
  { address, userAgent }: Origin,
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  const actor = { accountId: user.accountId, userId: user.id, name: user.name };
  await asCaller(db, { ...actor, isAdmin: user.isAdmin }, async (trx) => {
    await insertSession(trx, { ...actor, id: sessionId, address, userAgent, expiresAt });
    await record(trx, actor, { act: 'session.opened', target: user.email, details: { address, userAgent } });
  });
  const token = await tokens.sign({ sessionId, userId: user.id, isAdmin: user.isAdmin }, expiresAt);
  return { token, user: userDocument(user) };
}

/** A user as the API shows it. */
export function userDocument({ id, name, email, isRoot, isAdmin }: UserRecord): User {
  return { id, attributes: { user_name: name, user_email: email, isRootUser: isRoot, isAdmin } };
}
