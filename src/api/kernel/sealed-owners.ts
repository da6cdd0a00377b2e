/** What each kind of sealed secret belongs to, in the words that are authenticated with it: it opens in its own row only. */

/** Of a user's second factor. */
export function factorOwner({ accountId, id }: { accountId: string; id: number }): string {
  return `second-factor/${accountId}/${id}`;
}

/** Of a company's credential in its accounting package. */
export function credentialOwner({ accountId, id }: { accountId: string; id: number }): string {
  return `software-credential/${accountId}/${id}`;
}
