/** Saved views of the explorer of balances: of the account, for every user who sees audits, in every company. */
import { type Static, Type } from 'typebox';
import { viewQuery } from '#api/audits/explorer/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';

const closed = { additionalProperties: false } as const;
const identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const explorerUnits = ['pesos', 'miles', 'millones'] as const;

/** What differs from the usual view. Its month is the one in which it is opened. */
const { layout, figure, list, account, thirdParty, level, words, moved, contrary, fresh, minimum, order, descending } =
  viewQuery;
const querySchema = Type.Object(
  {
    ...{ layout, figure, list, account, thirdParty, level, words, moved, contrary, fresh, minimum, order, descending },
    /** Of the figures of twelve months. */
    unit: Type.Optional(Type.Unsafe<(typeof explorerUnits)[number]>(Type.String({ enum: [...explorerUnits] }))),
    /** Month compared with: how many before the one shown, negative after; absent: the nearest one before. */
    monthsBack: Type.Optional(Type.Integer({ minimum: -240, maximum: 240 })),
  },
  closed,
);
export type ExplorerViewQuery = Static<typeof querySchema>;

const viewSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    name: Type.String(),
    query: querySchema,
    /** Who saved it; null: the caller. */
    owner: Type.Union([Type.String(), Type.Null()]),
  }),
});
export type SavedExplorerView = Static<typeof viewSchema>;

const viewBody = Type.Object({ name: nameSchema({ minLength: 1, maxLength: 60 }), query: querySchema }, closed);
export type ExplorerViewBody = Static<typeof viewBody>;

const common = { access: 'user', tag: 'explorer' } as const;
const viewers = { module: 'auditoria', action: 'ver', somewhere: true } as const;
const viewParams = Type.Object({ viewId: identifier }, closed);

export const listExplorerViews = endpoint({
  ...common,
  method: 'GET',
  path: '/explorer-views',
  permission: viewers,
  summary: 'Lists the saved views of the explorer of the account, by name.',
  answer: Type.Object({ data: Type.Array(viewSchema) }),
});

export const saveExplorerView = endpoint({
  ...common,
  method: 'POST',
  path: '/explorer-views',
  permission: { module: 'auditoria', action: 'editar', somewhere: true },
  anytime: true,
  summary: 'Saves columns, place, filters and order of the explorer under a name, for the whole account.',
  body: viewBody,
  status: 201,
  answer: Type.Object({ data: viewSchema }),
  errors: ['explorer.view_name_taken', 'explorer.too_many_views'],
});

export const changeExplorerView = endpoint({
  ...common,
  method: 'PUT',
  path: '/explorer-views/{viewId}',
  permission: viewers,
  anytime: true,
  summary: 'Renames a saved view or replaces what it shows: by who saved it, or who may edit findings.',
  params: viewParams,
  body: viewBody,
  answer: Type.Object({ data: viewSchema }),
  errors: ['resource.not_found', 'auth.forbidden', 'explorer.view_name_taken'],
});

export const deleteExplorerView = endpoint({
  ...common,
  method: 'DELETE',
  path: '/explorer-views/{viewId}',
  permission: viewers,
  anytime: true,
  summary: 'Deletes a saved view for the whole account: by who saved it, or who may edit findings.',
  params: viewParams,
  status: 204,
  errors: ['resource.not_found', 'auth.forbidden'],
});
