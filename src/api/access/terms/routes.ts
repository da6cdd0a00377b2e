/** Reading and accepting the terms of use. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { termsVersion } from '#core/product/terms.ts';
import type { Router } from '#platform/http/router.ts';
import { originOf } from '../open-session.ts';
import { acceptTerms, getTerms, getTermsAgreement } from './contract.ts';
import { findAcceptance, insertAcceptance } from './queries.ts';

export function mountTerms({ mount }: Router, { db }: Services): void {
  mount(getTerms, async ({ reply }) => {
    const { termsDate, termsSections, termsTitle } = await import('#core/product/terms.es.ts');
    reply.header('cache-control', 'public, max-age=300');
    const sections = termsSections.map(({ title, content }) => ({
      title,
      content: content.map((part) => (typeof part === 'string' ? part : [...part])),
    }));
    return { data: { version: termsVersion, date: termsDate, title: termsTitle, sections } };
  });
  mount(getTermsAgreement, async ({ caller }) => {
    const accepted = await asCaller(db, caller, (trx) => findAcceptance(trx, caller.userId, termsVersion));
    return { data: { version: termsVersion, acceptedAt: accepted?.toISOString() ?? null } };
  });
  mount(acceptTerms, async ({ body, caller, request }) => {
    const { version } = body;
    if (version !== termsVersion) throw new AppError('registration.terms_changed', { version: termsVersion });
    const { accountId, userId } = caller;
    await asCaller(db, caller, async (trx) => {
      await insertAcceptance(trx, { accountId, userId, version, ...originOf(request) });
      await logActivity(trx, caller, { act: 'terms.accepted', target: version });
    });
    return undefined;
  });
}
