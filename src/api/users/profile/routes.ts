/** The user's own profile: read, change, preferences, e-mail address. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { bellKinds, mailKinds } from '#core/product/mail-kind.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { findOpenRequest } from '../personal-data/queries.ts';
import { askForEmail, confirmEmail } from './change-email.ts';
import * as contract from './contract.ts';
import { findProfile, type ProfileRecord, writePersonValues, writePreferences } from './queries.ts';
import { text } from './text.es.ts';

export function mountProfile({ mount }: Router, services: Services): void {
  const { db } = services;
  const profile = (caller: Caller) => asCaller(db, caller, (trx) => profileDocument(trx, caller));

  mount(contract.getProfile, async ({ caller }) => ({ data: await profile(caller) }));

  mount(contract.updateProfile, async ({ body, caller }) => {
    if (body.documentType) checkDocumentType(body.documentType);
    return asCaller(db, caller, async (trx) => {
      const before = await readProfile(trx, caller);
      const after = { ...before, ...body, name: body.name?.trim() ?? before.name };
      const changed = (Object.keys(body) as (keyof typeof body)[]).filter((key) => before[key] !== after[key]);
      if (changed.length > 0) {
        await writePersonValues(trx, caller.userId, after);
        // Field names only: entries of the activity log are permanent.
        await logActivity(trx, caller, { act: 'profile.changed', target: before.email, details: { fields: changed } });
      }
      return { data: await profileDocument(trx, caller) };
    });
  });

  mount(contract.updatePreferences, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const before = await readProfile(trx, caller);
      const { mails = {}, bells = {} } = body;
      await writePreferences(trx, caller.userId, {
        theme: body.theme ?? before.theme,
        mailOff: mailKinds.filter((kind) => !(mails[kind] ?? !before.mailOff.includes(kind))),
        bellOff: bellKinds.filter((kind) => !(bells[kind] ?? !before.bellOff.includes(kind))),
      });
      return { data: await profileDocument(trx, caller) };
    }),
  );

  mount(contract.askEmailChange, async ({ body, caller }) => {
    await askForEmail(services, caller, body);
    return undefined;
  });

  mount(contract.confirmEmailChange, async ({ body, caller }) => {
    await confirmEmail(services, caller, body.code);
    return { data: await profile(caller) };
  });
}

async function readProfile(trx: DatabaseTransaction, caller: Caller): Promise<ProfileRecord> {
  const found = await findProfile(trx, caller.userId);
  if (found === undefined) throw new AppError('auth.session_expired');
  return found;
}

async function profileDocument(trx: DatabaseTransaction, caller: Caller): Promise<contract.Profile> {
  const { id, createdAt, isRoot, mailOff, bellOff, ...said } = await readProfile(trx, caller);
  const request = await findOpenRequest(trx, caller.userId);
  return {
    id,
    attributes: {
      ...said,
      isRootUser: isRoot,
      mails: Object.fromEntries(
        mailKinds.map((kind) => [kind, !mailOff.includes(kind)]),
      ) as contract.Profile['attributes']['mails'],
      bells: Object.fromEntries(
        bellKinds.map((kind) => [kind, !bellOff.includes(kind)]),
      ) as contract.Profile['attributes']['bells'],
      createdAt: createdAt.toISOString(),
      deletion:
        request === undefined
          ? null
          : { requestedAt: request.requestedAt.toISOString(), dueAt: request.dueAt.toISOString() },
    },
  };
}

function checkDocumentType(given: string): void {
  if (listDocumentTypes().some(({ code }) => code === given)) return;
  throw new AppError('request.invalid', {}, [{ field: 'documentType', message: text.documentType }]);
}
