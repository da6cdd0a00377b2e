/** Siigo Nube credential of a company, sealed and opened: the only code that reads it in clear. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { credentialOwner } from '#api/kernel/sealed-owners.ts';
import { AppError } from '#core/call/app-error.ts';
import { siigoNubeId } from '#core/reference/chart/accountable-software.ts';
import type { SiigoCredential } from '#platform/siigo/siigo-session.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { CompanyRecord } from './companies/queries.ts';
import { findCredential, resealCredential } from './software-credentials/queries.ts';

export type CompanyOfCredential = Pick<CompanyRecord, 'id' | 'accountId'>;

/** Credential as typed by the user. */
export interface TypedCredential {
  userName: string;
  accessKey: string;
}

export interface OpenCredential {
  credential: SiigoCredential;
  /** Ciphertext, as stored: identifies this exact credential. */
  secret: string;
}

/** Throws AppError `siigo.other_software` when the company uses another package. */
export function requireSiigoNube({ softwareId }: Pick<CompanyRecord, 'softwareId'>): void {
  if (softwareId !== siigoNubeId) throw new AppError('siigo.other_software');
}

export function asCredential({ id }: CompanyOfCredential, { userName, accessKey }: TypedCredential): SiigoCredential {
  return { company: String(id), userName, accessKey };
}

export function sealCredential(vault: Vault, company: CompanyOfCredential, typed: TypedCredential): string {
  const { userName, accessKey } = typed;
  return vault.seal(JSON.stringify({ userName, accessKey }), credentialOwner(company));
}

/**
 * Opens the stored credential, resealing it if it is under an older key. Throws AppError `siigo.credentials_missing`,
 * or `siigo.credentials_lost` when no key opens it.
 */
export async function openCredential(
  trx: DatabaseTransaction,
  vault: Vault,
  company: CompanyOfCredential,
): Promise<OpenCredential> {
  const stored = await findCredential(trx, company.id);
  if (stored === undefined) throw new AppError('siigo.credentials_missing');
  const opened = vault.open(stored.secret, credentialOwner(company));
  if (opened === null) throw new AppError('siigo.credentials_lost');
  const credential = asCredential(company, JSON.parse(opened) as TypedCredential);
  if (vault.isCurrent(stored.secret)) return { credential, secret: stored.secret };
  const secret = vault.seal(opened, credentialOwner(company));
  await resealCredential(trx, { companyId: company.id, secret: stored.secret }, secret);
  return { credential, secret };
}
