/** Saved views of a company's findings: a user's own, and those that others share with the users of the company. */
import { type Static, Type } from 'typebox';
import { type FindingChange, findingChanges } from '#api/audits/audits/findings/contract.ts';
import { type QuestionMark, questionMarks } from '#api/audits/finding-lives/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { type FindingState, findingStates } from '#core/engine/life/finding-state.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import { type Stake, stakes } from '#core/engine/weighing/stake.ts';

const closed = { additionalProperties: false } as const;
const identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const listings = ['pendientes', 'mias', 'vencen', 'apartados', 'todos', 'corregidos', 'ya_no_aplican'] as const;
/**
 * Open findings that count, those of them that are the user's or due within a week, justified and put off ones, all
 * findings of the month including informative ones, corrected ones, or those of earlier months that no longer apply and
 * whose registration was not seen.
 */
export type Listing = (typeof listings)[number];

/** By cause: what is critical or high first, by amount. */
export const groupings = ['causa', 'validacion'] as const;
export type Grouping = (typeof groupings)[number];

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.String({ enum: [...values] }));

/** What differs from the usual list. */
const querySchema = Type.Object(
  {
    listing: Type.Optional(oneOf<Listing>(listings)),
    grouping: Type.Optional(oneOf<Grouping>(groupings)),
    severities: Type.Optional(Type.Array(oneOf<Severity>(severities), { maxItems: severities.length })),
    /** By key. */
    validations: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 100 })),
    stake: Type.Optional(oneOf<Stake>(stakes)),
    change: Type.Optional(oneOf<FindingChange>(findingChanges)),
    state: Type.Optional(oneOf<FindingState>(findingStates)),
    /** To the client. */
    question: Type.Optional(oneOf<QuestionMark>(questionMarks)),
    /** Id of a person; 0: nobody. */
    assignee: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    search: Type.Optional(Type.String({ maxLength: 100 })),
  },
  closed,
);
export type FindingViewQuery = Static<typeof querySchema>;

const viewSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    name: Type.String(),
    query: querySchema,
    /** With the users of the company who may see its audits. */
    isShared: Type.Boolean(),
    /** Of whom it is; null: the caller's. */
    owner: Type.Union([Type.String(), Type.Null()]),
    /** Its findings open with it for the caller. */
    isDefault: Type.Boolean(),
  }),
});
export type FindingView = Static<typeof viewSchema>;

const viewBody = Type.Object(
  { name: nameSchema({ minLength: 1, maxLength: 60 }), query: querySchema, isShared: Type.Boolean() },
  closed,
);
export type FindingViewBody = Static<typeof viewBody>;

const common = {
  access: 'user',
  tag: 'findings',
  permission: { module: 'auditoria', action: 'ver' },
} as const;
const viewParams = Type.Object({ ...companyIdParams.properties, viewId: identifier }, closed);

export const listFindingViews = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/finding-views',
  summary: 'Lists the saved views of the findings of a company: those of the caller and shared ones, by name.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(viewSchema) }),
  errors: ['resource.not_found'],
});

export const saveFindingView = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/finding-views',
  anytime: true,
  summary: 'Saves filters of findings under a name. Sharing them needs the permission to edit findings.',
  params: companyIdParams,
  body: viewBody,
  status: 201,
  answer: Type.Object({ data: viewSchema }),
  errors: ['resource.not_found', 'auth.forbidden', 'finding.view_name_taken', 'finding.too_many_views'],
});

export const changeFindingView = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{id}/finding-views/{viewId}',
  anytime: true,
  summary: 'Renames a saved view of the caller, replaces its filters, shares it or stops sharing it.',
  params: viewParams,
  body: viewBody,
  answer: Type.Object({ data: viewSchema }),
  errors: ['resource.not_found', 'auth.forbidden', 'finding.view_name_taken'],
});

export const deleteFindingView = endpoint({
  ...common,
  method: 'DELETE',
  path: '/companies/{id}/finding-views/{viewId}',
  anytime: true,
  summary: 'Deletes a saved view of the caller, for everybody with whom it was shared.',
  params: viewParams,
  status: 204,
  errors: ['resource.not_found', 'auth.forbidden'],
});

export const chooseDefaultFindingView = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{id}/default-finding-view',
  anytime: true,
  summary: 'Chooses the view with which the findings of a company open for the caller; null: the usual list.',
  params: companyIdParams,
  body: Type.Object({ viewId: Type.Union([identifier, Type.Null()]) }, closed),
  status: 204,
  errors: ['resource.not_found', 'auth.forbidden'],
});
