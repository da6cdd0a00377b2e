/** Associated data of each kind of sealed secret: it binds the ciphertext to its own row. */

/** Of a user's second factor. */
export function factorOwner({ accountId, id }: { accountId: string; id: number }): string {
  return `second-factor/${accountId}/${id}`;
}

/** Of the secrets of a webhook. */
export function webhookOwner({ accountId, id }: { accountId: string; id: string }): string {
  return `webhook/${accountId}/${id}`;
}

/** Of a company's credential in its accounting package. */
export function credentialOwner({ accountId, id }: { accountId: string; id: number }): string {
  return `software-credential/${accountId}/${id}`;
}
