/** Search of a company by words: accounts, third parties and findings of its newest month. Tells names, no amounts. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { severitySchema } from '#core/engine/finding-schema.ts';

/** Of each kind. */
export const mostFound = 6;

const foundSchema = Type.Object({
  /** Newest month with a balance; null without any. */
  period: Type.Union([periodSchema, Type.Null()]),
  accounts: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  thirdParties: Type.Array(
    Type.Object({
      /** As the explorer takes it. */
      key: Type.String(),
      id: Type.String(),
      name: Type.String(),
    }),
  ),
  /** Of the newest audit of that month. */
  findings: Type.Array(
    Type.Object({
      fingerprint: Type.String(),
      /** Code of its rule. */
      rule: Type.String(),
      title: Type.String(),
      account: Type.Union([Type.String(), Type.Null()]),
      severity: severitySchema,
    }),
  ),
});
export type FoundInCompany = Static<typeof foundSchema>;

export const searchCompany = endpoint({
  access: 'user',
  tag: 'explorer',
  permission: { module: 'auditoria', action: 'ver' },
  method: 'GET',
  path: '/companies/{id}/search',
  summary:
    'Finds accounts, third parties and findings of the newest month of a company by words, whatever their accents: the best six of each.',
  params: companyIdParams,
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 80 }) }, { additionalProperties: false }),
  answer: Type.Object({ data: foundSchema }),
  errors: ['resource.not_found'],
});
