/** The sentences of a finding that rests on accounts whose role was inferred, or that misses accounts altogether. */
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import { roleName } from '#core/books/roles/role-words.es.ts';
import { writeList } from '../fact-words.es.ts';

/** `Tomamos la 2485… como retención por servicios, por su nombre: confírmalo en la parametrización.` */
function inferredSentence(accounts: readonly AccountInRole[]): string {
  const byRole = new Map<string, string[]>();
  for (const account of accounts) {
    const role = roleName(account);
    byRole.set(role, [...(byRole.get(role) ?? []), account.code]);
  }
  const taken = [...byRole].map(
    ([role, codes]) => `${codes.length > 1 ? 'las' : 'la'} ${writeList(codes, 2)} como ${role}`,
  );
  return `Tomamos ${writeList(taken)} por su nombre, su saldo y sus terceros, no por su código: confírmalo en la parametrización.`;
}

const UNHELD =
  'No encontramos en tu plan una cuenta para esto: si la tienes con otro nombre, dilo en la parametrización antes de corregir.';

/** What a finding says of the roles of accounts, besides its own message. */
export function roleSentences(inferred: readonly AccountInRole[], isUnheld: boolean): string[] {
  return [...(inferred.length > 0 ? [inferredSentence(inferred)] : []), ...(isUnheld ? [UNHELD] : [])];
}
