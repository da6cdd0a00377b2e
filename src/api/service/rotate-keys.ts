/** Reseals every stored secret with the newest key, so that older ones can be discarded. */
import type { Kysely } from 'kysely';
import { listSealedFactors, resealFactor } from '#api/access/second-factor/queries.ts';
import { listSealedCredentials, resealCredential } from '#api/companies/software-credentials/queries.ts';
import { listSealedSecrets, resealSecrets } from '#api/companies/webhooks/queries.ts';
import { listAccounts } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { credentialOwner, factorOwner, webhookOwner } from '#api/kernel/sealed-owners.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { inAccount } from '#platform/database/transaction.ts';
import type { Vault } from '#platform/vault/vault.ts';

export interface Rotation {
  /** Already sealed with the newest key. */
  current: number;
  resealed: number;
  /** Opened by no key: their owners must enter them again. */
  lost: number;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** One transaction per account; concurrent changes by users win. */
export async function rotateKeys(db: Kysely<Schema>, vault: Vault): Promise<Rotation> {
  const rotation: Rotation = { current: 0, resealed: 0, lost: 0 };
  const accounts = await inAccount(db, { accountId: nobody, userId: '0', isAdmin: true }, listAccounts);
  for (const { id: accountId } of accounts) {
    await inAccount(db, { accountId, userId: '0', isAdmin: false }, (trx) =>
      rotateAccount(trx, vault, accountId, rotation),
    );
  }
  return rotation;
}

async function rotateAccount(
  trx: DatabaseTransaction,
  vault: Vault,
  accountId: string,
  rotation: Rotation,
): Promise<void> {
  const again = (secret: string, owner: string): string | null => {
    if (vault.isCurrent(secret)) {
      rotation.current += 1;
      return null;
    }
    const opened = vault.open(secret, owner);
    rotation[opened === null ? 'lost' : 'resealed'] += 1;
    return opened === null ? null : vault.seal(opened, owner);
  };
  for (const factor of await listSealedFactors(trx)) {
    const sealed = again(factor.secret, factorOwner({ accountId, id: factor.userId }));
    if (sealed !== null) await resealFactor(trx, factor, sealed);
  }
  for (const credential of await listSealedCredentials(trx)) {
    const sealed = again(credential.secret, credentialOwner({ accountId, id: credential.companyId }));
    if (sealed !== null) await resealCredential(trx, credential, sealed);
  }
  for (const webhook of await listSealedSecrets(trx)) {
    const owner = webhookOwner({ accountId, id: webhook.id });
    const secret = again(webhook.secret, owner);
    const previous = webhook.previous === null ? null : again(webhook.previous, owner);
    const resealed = { secret: secret ?? webhook.secret, previous: previous ?? webhook.previous };
    if (secret !== null || previous !== null) await resealSecrets(trx, webhook, resealed);
  }
}
