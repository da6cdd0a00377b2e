/** Copy of all personal data of a user, in plain words. Secrets and digests are not included. */

import { listApiTokens } from '#api/access/api-tokens/queries.ts';
import { listAllSessions } from '#api/access/sessions/queries.ts';
import { listAcceptances } from '#api/access/terms/queries.ts';
import { listCompanies } from '#api/companies/companies/queries.ts';
import { listWebhooksOf } from '#api/companies/webhooks/queries.ts';
import { listEntries } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import type { MailKind } from '#core/product/mail-kind.ts';
import { bellKinds, mailKinds } from '#core/product/mail-kind.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findPhoto } from '../photos/queries.ts';
import { findProfile } from '../profile/queries.ts';
import { listAssignments } from '../roles/queries.ts';
import { findOpenRequest, listAnswered, listMarks, listSavedViews, listSigned } from './queries.ts';
import { text } from './text.es.ts';

const mostEntries = 50_000;

/** Undefined when there is no such user (any more). */
export async function copyOfData(trx: DatabaseTransaction, caller: Caller): Promise<object | undefined> {
  const { userId, accountId } = caller;
  const profile = await findProfile(trx, userId);
  if (profile === undefined) return undefined;
  const { mailOff, bellOff, photo: _version, id: _id, isRoot: _isRoot, theme, pendingEmail, ...person } = profile;
  const photo = await findPhoto(trx, userId);
  const wanted = (kind: MailKind) => !mailOff.includes(kind);
  const { entries } = await listEntries(trx, { accountId, userId }, { page: 1, pageSize: mostEntries });
  const companies = caller.isAdmin ? [] : await listCompanies(trx, caller, undefined);
  return text.copy({
    person,
    pendingEmail,
    preferences: {
      theme,
      mails: mailKinds.filter(wanted),
      bells: bellKinds.filter((kind) => !bellOff.includes(kind)),
    },
    photo: photo === undefined ? null : `data:image/webp;base64,${photo.toString('base64')}`,
    signs: await listSigned(trx, { accountId, document: person.documentNumber, card: person.professionalCard }),
    companies: companies.map(({ businessName, nit }) => ({ businessName, nit })),
    marks: await listMarks(trx, userId),
    views: await listSavedViews(trx, userId),
    answers: await listAnswered(trx, userId),
    jobs: (await listAssignments(trx, { userIds: [userId] })).map(({ jobName }) => jobName),
    sessions: await listAllSessions(trx, userId),
    acceptances: await listAcceptances(trx, userId),
    tokens: (await listApiTokens(trx, userId)).map(({ name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      name,
      scopes,
      createdAt,
      expiresAt,
      lastUsedAt,
    })),
    webhooks: await listWebhooksOf(trx, userId),
    deletion: (await findOpenRequest(trx, userId)) ?? null,
    record: entries.map(({ at, act, target, details }) => ({
      at,
      act: lookUp(activityName, act)!,
      target,
      details: JSON.parse(details) as unknown,
    })),
  });
}
