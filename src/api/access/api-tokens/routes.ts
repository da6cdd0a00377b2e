/** Personal API tokens: list, create, revoke. */
import { randomUUID } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { newApiToken } from '#platform/auth/api-token.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Router } from '#platform/http/router.ts';
import { proveUser } from '../prove-user.ts';
import * as contract from './contract.ts';
import { type ApiTokenRecord, insertApiToken, listApiTokens, revokeApiToken } from './queries.ts';
import { text } from './text.es.ts';

/** Limit per user. */
const mostTokens = 20;

export function mountApiTokens({ mount }: Router, services: Services): void {
  const { db, post } = services;
  mount(contract.listTokens, async ({ caller }) => {
    const tokens = await asCaller(db, caller, (trx) => listApiTokens(trx, caller.userId));
    return { data: tokens.map(tokenDocument) };
  });
  mount(contract.createToken, async ({ body, caller }) => {
    const user = await proveUser(services, caller, body.password);
    const token = newApiToken();
    const name = body.name.trim();
    const { accountId, userId } = caller;
    const { scopes, days } = body;
    const kept = { id: randomUUID(), accountId, userId, name, scopes, days };
    const made = await asCaller(db, caller, async (trx) => {
      const digest = secretDigest(token);
      const inserted = await insertApiToken(trx, { ...kept, digest, tail: token.slice(-4) }, mostTokens);
      if (inserted === undefined) throw new AppError('token.limit', { limit: mostTokens });
      await logActivity(trx, caller, { act: 'token.created', target: name, details: { scopes, days } });
      return inserted;
    });
    await post.send(user.email, text.created(user.name, name));
    return { data: { token, apiToken: tokenDocument(made) } };
  });
  mount(contract.revokeToken, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const name = await revokeApiToken(trx, caller.userId, params.tokenId);
      if (name === undefined) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'token.revoked', target: name });
    });
    return undefined;
  });
}

function tokenDocument({ id, name, scopes, tail, ...token }: ApiTokenRecord): contract.ApiToken {
  const over = token.expiresAt.getTime() <= Date.now() ? 'vencida' : 'vigente';
  return {
    id,
    attributes: {
      name,
      scopes,
      tail,
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
      state: token.isRevoked ? 'revocada' : over,
    },
  };
}
