/**
 * Last step of a registration: account, subscriber, company, terms and license in one transaction, and a first session.
 */
import { randomUUID } from 'node:crypto';
import { insertCompany } from '#api/companies/companies/queries.ts';
import { checkCompany, newCompanyValues } from '#api/companies/company-values.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { termsVersion } from '#core/product/terms.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { bindToAccount } from '#platform/database/transaction.ts';
import { findUser, findUserByEmail, insertAccount, insertUser, type UserRecord } from '../auth/queries.ts';
import { type OpenedSession, openSession, type SignInOrigin } from '../open-session.ts';
import { insertAcceptance } from '../terms/queries.ts';
import { grantFirstLicense } from './activation.ts';
import type { registerDemo } from './contract.ts';
import * as queries from './queries.ts';
import { text } from './text.es.ts';

type Given = BodyOf<typeof registerDemo>;

/** Throws AppError with the missing step; nothing is created then, and the registration continues. */
export async function endRegistration(
  services: Services,
  given: Given,
  origin: SignInOrigin,
): Promise<{ session: OpenedSession; companyId: number }> {
  const { db, post, publicUrl } = services;
  if (given.termsVersion !== termsVersion) throw new AppError('registration.terms_changed', { version: termsVersion });
  const company = newCompanyValues(given.company);
  await checkCompany(company);
  const digest = secretDigest(given.registration);
  await checkAddress(services, digest);
  const { user, companyId } = await queries.asRegistration(db, digest, async (trx) => {
    const known = await queries.lockRegistration(trx, digest);
    if (known === undefined) throw new AppError('registration.expired');
    if (!known.verified) throw new AppError('registration.not_verified');
    const user = await createSubscriber(trx, known, company.businessName);
    const id = await insertCompany(trx, { accountId: user.accountId, userId: user.id }, company);
    if (id === undefined) throw new Error('a new account has no company');
    await insertAcceptance(trx, { accountId: user.accountId, userId: user.id, version: termsVersion, ...origin });
    const actor = { accountId: user.accountId, userId: user.id, name: user.name };
    await grantFirstLicense(trx, actor, given.token);
    await queries.deleteRegistration(trx, digest);
    await logActivity(trx, actor, { act: 'account.registered', companyId: id, target: company.businessName });
    return { user, companyId: id };
  });
  await post.send(user.email, text.welcome(user.name, company.businessName, publicUrl()));
  return { session: await openSession(services, user, origin), companyId };
}

/** Meanwhile the address may have accepted an invitation or registered in another window. */
async function checkAddress({ db }: Services, digest: string): Promise<void> {
  const known = await queries.asRegistration(db, digest, (trx) => queries.lockRegistration(trx, digest));
  if (known?.verified && (await findUserByEmail(db, known.email)) !== undefined)
    throw new AppError('user.email_in_use');
}

async function createSubscriber(
  trx: DatabaseTransaction,
  known: queries.RegistrationRecord,
  accountName: string,
): Promise<UserRecord> {
  const accountId = randomUUID();
  await bindToAccount(trx, accountId);
  await insertAccount(trx, accountId, accountName);
  if (known.alliance !== '') await queries.writeAlliance(trx, accountId, known.alliance);
  const { email, person, passwordHash } = known;
  const id = await insertUser(trx, {
    accountId,
    email,
    name: person.name.trim(),
    passwordHash,
    isRoot: true,
    isAdmin: false,
  });
  await queries.writePerson(trx, id, person);
  const user = await findUser(trx, id);
  if (user === undefined) throw new Error('the user was created in this transaction');
  return user;
}
