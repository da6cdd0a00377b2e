/** The sentence of a finding that rests on accounts whose role was inferred. */
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import { roleName } from '#core/books/roles/role-words.es.ts';
import { writeList } from '../fact-words.es.ts';

/** `Tomamos la 2485… como retención por servicios, por su nombre: confírmalo en la parametrización.` */
export function inferredSentence(accounts: readonly AccountInRole[]): string {
  const byRole = new Map<string, string[]>();
  for (const account of accounts) {
    const role = roleName(account);
    byRole.set(role, [...(byRole.get(role) ?? []), account.code]);
  }
  const taken = [...byRole].map(
    ([role, codes]) => `${codes.length > 1 ? 'las' : 'la'} ${writeList(codes, 2)} como ${role}`,
  );
  return `No por su código sino por su nombre, su saldo y sus terceros, tomamos ${writeList(taken)}: confírmalo en la parametrización.`;
}
