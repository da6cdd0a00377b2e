/** What a page may know of a company's credential of Siigo Nube: never the credential itself. */
import { queryOptions } from '@tanstack/react-query';
import { getSoftwareCredential, type SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { call } from '../transport/api.ts';

/** Whoever may not see it gets a failure, which its place on the page tells or passes over. */
export function credentialQuery(company: number) {
  return queryOptions({
    queryKey: ['siigo-credential', company],
    queryFn: async ({ signal }) => (await call(getSoftwareCredential, { params: { id: company }, signal })).data,
    retry: false,
    meta: { quiet: true },
  });
}

/** They say nothing against the credential: it may work the next time. */
const passing = ['siigo.unavailable', 'siigo.busy'];

/** Whether balances can be asked for with it, as far as is known. */
export function isUsable({ exists, test }: SoftwareCredential): boolean {
  const error = test?.error ?? null;
  return exists && (error === null || passing.includes(error));
}

/** Where the credential is written: a part of the company's page. */
export const credentialPart = 'siigo-nube';

export function credentialPath(company: number): string {
  return `/empresa/${company}#${credentialPart}`;
}
