/** Firms: what accounts are called before their clients. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { storableText } from '#platform/database/storable.ts';
import { type Firm, usualColour } from './contract.ts';

const usual: Firm = {
  name: '',
  tagline: '',
  colour: usualColour,
  signer: '',
  signerTitle: '',
  contact: '',
  isFormal: true,
  logo: null,
};

/** The defaults for an account that said nothing. */
export async function findFirm(trx: DatabaseTransaction, accountId: string): Promise<Firm> {
  const found = await trx
    .selectFrom('firm')
    .select(['name', 'tagline', 'colour', 'signer', 'signer_title as signerTitle', 'contact'])
    .select(['is_formal as isFormal', 'logo'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? usual;
}

export async function setFirm(trx: DatabaseTransaction, accountId: string, firm: Omit<Firm, 'logo'>): Promise<void> {
  const values = {
    name: storableText(firm.name.trim()),
    tagline: storableText(firm.tagline.trim()),
    colour: firm.colour,
    signer: storableText(firm.signer.trim()),
    signer_title: storableText(firm.signerTitle.trim()),
    contact: storableText(firm.contact.trim()),
    is_formal: firm.isFormal,
  };
  await trx
    .insertInto('firm')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function findFirmLogo(trx: DatabaseTransaction, accountId: string): Promise<Buffer | null> {
  const found = await trx.selectFrom('firm').select('png').where('account_id', '=', accountId).executeTakeFirst();
  return found?.png ?? null;
}

/** Null deletes it. */
export async function setFirmLogo(
  trx: DatabaseTransaction,
  accountId: string,
  kept: { key: string; png: Buffer } | null,
): Promise<void> {
  const values = { logo: kept?.key ?? null, png: kept?.png ?? null };
  await trx
    .insertInto('firm')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
