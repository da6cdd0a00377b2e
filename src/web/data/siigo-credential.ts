/** What a page may know of a company's credential of Siigo Nube: never the credential itself. */
import { queryOptions } from '@tanstack/react-query';
import { getSoftwareCredential } from '#api/software-credentials/contract.ts';
import { call } from './api.ts';

/** Whoever may not see it gets a failure, which its place on the page tells or passes over. */
export function credentialQuery(company: number) {
  return queryOptions({
    queryKey: ['siigo-credential', company],
    queryFn: async ({ signal }) => (await call(getSoftwareCredential, { params: { id: company }, signal })).data,
    retry: false,
    meta: { quiet: true },
  });
}

/** Where the credential is written: a part of the company's page. */
export const credentialPart = 'siigo-nube';

export function credentialPath(company: number): string {
  return `/empresa/${company}#${credentialPart}`;
}
