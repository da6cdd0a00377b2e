/** Mails the user who enabled automatic pulls that a month failed, unless they opted out. */

import { findUser } from '#api/access/auth/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import { findActor, findPull, type PullReference } from './queries.ts';
import { text } from './text.es.ts';

/** No mail for a pull requested by a user: they see the outcome. */
export async function tellFailure(
  { db, post, publicUrl }: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  reference: PullReference,
  companyId: number,
): Promise<void> {
  const caller = await findActor(db, reference);
  if (caller === undefined) return;
  const letter = await asCaller(db, caller, async (trx) => {
    const pull = await findPull(trx, companyId, reference.pullId);
    const failure = pull?.months.find(({ state }) => state === 'failed')?.failure;
    if (!pull?.automatic || !failure || !(await wantsMail(trx, caller.userId, 'balances_automaticos'))) return null;
    const user = await findUser(trx, caller.userId);
    const { businessName } = await ownCompany(trx, caller, companyId);
    const url = `${publicUrl()}/empresa/${companyId}/servicio/auditoria`;
    const why = appErrorText[failure.code](failure.data);
    return user === undefined ? null : { to: user.email, text: text.failed(user.name, businessName, why, url) };
  });
  if (letter !== null) await post.send(letter.to, letter.text);
}
