/** Credential of a company: stored once tested, tested again, switched to automatic pulls, deleted. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError, type AppErrorCode } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import type { SiigoCredential } from '#platform/siigo/siigo-session.ts';
import { ownCompany } from '../reach-company.ts';
import { asCredential, openCredential, requireSiigoNube, sealCredential } from '../siigo-credential.ts';
import * as contract from './contract.ts';
import { credentialDocument, maskUserName } from './credential-document.ts';
import { deleteCredential, findCredential, markCredential, saveCredential, setAutomatic } from './queries.ts';

/** Timeout of an interactive test. */
const patienceMs = 45_000;

/** Failures that refuse the credential, for the user to correct. */
const refusing: readonly AppErrorCode[] = ['siigo.credentials_rejected', 'siigo.partner_rejected'];

/** What a balance said, and no test takes back: a credential of another company signs in as well as any. */
const provedByBalances: AppErrorCode = 'siigo.other_company';

export function mountSoftwareCredentials({ mount }: Router, { db, vault, siigo }: Services): void {
  const current = (caller: Caller, companyId: number) =>
    asCaller(db, caller, async (trx) => credentialDocument(await findCredential(trx, companyId)));
  const tryNow = async (credential: SiigoCredential): Promise<AppErrorCode | null> => {
    const patience = AbortSignal.timeout(patienceMs);
    try {
      await siigo.test(credential, patience);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      if (patience.aborted) return 'siigo.unavailable';
      throw error;
    }
  };
  mount(contract.getSoftwareCredential, async ({ params, caller }) => {
    // Staff read companies of other accounts, but nothing of their credentials.
    const { id } = await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    return { data: await current(caller, id) };
  });
  mount(contract.putSoftwareCredential, async ({ params, body, caller }) => {
    const company = await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    requireSiigoNube(company);
    const failure = await tryNow(asCredential(company, body));
    if (failure !== null && refusing.includes(failure)) throw new AppError(failure);
    const secret = sealCredential(vault, company, body);
    const userHint = maskUserName(body.userName);
    await asCaller(db, caller, async (trx) => {
      await saveCredential(trx, caller, { companyId: company.id, secret, userHint, failure });
      await logActivity(trx, caller, { act: 'siigo.connected', companyId: company.id, target: userHint });
    });
    return { data: await current(caller, company.id) };
  });
  mount(contract.testSoftwareCredential, async ({ params, caller }) => {
    const { id, opened, known } = await asCaller(db, caller, async (trx) => {
      const company = await ownCompany(trx, caller, params.id);
      const opened = await openCredential(trx, vault, company);
      return { id: company.id, opened, known: (await findCredential(trx, company.id))?.failure ?? null };
    });
    const failure = (await tryNow(opened.credential)) ?? (known === provedByBalances ? known : null);
    await asCaller(db, caller, (trx) => markCredential(trx, { companyId: id, secret: opened.secret }, failure));
    return { data: await current(caller, id) };
  });
  mount(contract.changeAutomaticPull, async ({ params, body, caller }) => {
    const { id } = await asCaller(db, caller, async (trx) => {
      const company = await ownCompany(trx, caller, params.id);
      if (!(await setAutomatic(trx, caller, company.id, body))) throw new AppError('siigo.credentials_missing');
      await logActivity(trx, caller, { act: 'siigo.automatic_changed', companyId: company.id, details: body });
      return company;
    });
    return { data: await current(caller, id) };
  });
  mount(contract.deleteSoftwareCredential, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const { id } = await ownCompany(trx, caller, params.id);
      if (await deleteCredential(trx, id)) await logActivity(trx, caller, { act: 'siigo.disconnected', companyId: id });
    });
    return undefined;
  });
}
