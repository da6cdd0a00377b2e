/** Codes for a license or for seats: redeemed by subscribers, distributed by allies, created by staff. */

import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, sortQuery } from '#core/call/list-query.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { codeStates, planKeys } from '#core/product/license.ts';

const closed = { additionalProperties: false } as const;
const daySchema = Type.String({ format: 'date' });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const uuid = Type.String({ format: 'uuid' });
const seats = Type.Integer({ minimum: 0, maximum: 10_000 });
const kindSchema = Type.Enum(['licencia', 'cupos']);

/** Content of a code. */
const giftProperties = {
  kind: kindSchema,
  /** For a license. */
  plan: nullable(Type.Enum([...planKeys])),
  days: nullable(Type.Integer()),
  /** Number of seats; for a license 0 means those of its plan. */
  companies: Type.Integer(),
  users: Type.Integer(),
};

export const codeSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    ...giftProperties,
    /** Last characters: the rest is stored only as a digest. */
    tail: Type.String(),
    state: Type.Enum([...codeStates]),
    expiresOn: daySchema,
    batchId: Type.String(),
    batchName: Type.String(),
    /** Whether the account distributes it, rather than having redeemed it. */
    isOwn: Type.Boolean(),
    givenTo: Type.String(),
    redeemedAt: nullable(Type.String({ format: 'date-time' })),
    /** Redeeming account; visible to staff and that account only. */
    redeemedBy: nullable(Type.String()),
  }),
});
export type Code = Static<typeof codeSchema>;

export const batchSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    ...giftProperties,
    name: Type.String(),
    owner: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
    expiresOn: daySchema,
    createdAt: Type.String({ format: 'date-time' }),
    /** Number of codes by state. */
    codes: Type.Object({
      disponible: Type.Integer(),
      usado: Type.Integer(),
      vencido: Type.Integer(),
      anulado: Type.Integer(),
    }),
  }),
});
export type Batch = Static<typeof batchSchema>;

const common = { tag: 'codes' } as const;
const staff = { ...common, access: 'admin' } as const;
const subscriber = { ...common, access: 'user' } as const;
const batchParams = Type.Object({ batchId: uuid }, closed);
const codeParams = Type.Object({ codeId: uuid }, closed);

/** Sort fields of codes; default by batch. */
export const codeOrders = ['expiresOn', 'givenTo'] as const;

const codeFilters = {
  state: Type.Optional(Type.Enum([...codeStates])),
  batchId: Type.Optional(uuid),
  /** Substring of the last characters, the batch, or the recipient. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  ...sortQuery(codeOrders),
};

export const listCodes = endpoint({
  ...subscriber,
  method: 'GET',
  path: '/codes',
  permission: { module: 'licencias', action: 'ver' },
  summary: 'Lists the codes handed out or redeemed by the account; all codes for staff.',
  query: Type.Object({ ...codeFilters, ...pageQuery }, closed),
  answer: Type.Object({ data: Type.Array(codeSchema), meta: pageMeta }),
});

export const exportCodes = endpoint({
  ...subscriber,
  method: 'GET',
  path: '/codes/export',
  permission: { module: 'licencias', action: 'exportar' },
  summary: 'Exports the whole list as an Excel workbook or CSV.',
  query: Type.Object({ ...codeFilters, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const redeemCode = endpoint({
  ...subscriber,
  method: 'POST',
  path: '/codes/redeem',
  permission: { module: 'licencias', action: 'editar' },
  anytime: true,
  summary: 'Redeems a code for the account of the caller.',
  body: Type.Object({ code: Type.String({ minLength: 4, maxLength: 60 }) }, closed),
  answer: Type.Object({
    data: Type.Object({
      ...giftProperties,
      /** Last day of the license afterwards. */
      endsOn: daySchema,
    }),
  }),
  errors: ['code.invalid', 'license.expired', 'account.closing', 'request.rate_limited'],
});

export const checkCode = endpoint({
  ...subscriber,
  method: 'POST',
  path: '/codes/check',
  permission: { module: 'licencias', action: 'editar' },
  anytime: true,
  summary: 'Previews what a code grants and the resulting license of the caller, without redeeming it.',
  body: Type.Object({ code: Type.String({ minLength: 4, maxLength: 60 }) }, closed),
  answer: Type.Object({
    data: Type.Object({
      ...giftProperties,
      /** Last day on which it can be redeemed. */
      expiresOn: daySchema,
      /** The license afterwards: total seats and last day. */
      license: Type.Object({
        plan: Type.Enum([...planKeys]),
        companies: Type.Integer(),
        users: Type.Integer(),
        endsOn: daySchema,
      }),
    }),
  }),
  errors: ['code.invalid', 'license.expired', 'account.closing', 'request.rate_limited'],
});
export type WeighedCode = Static<typeof checkCode.answer>['data'];

export const handOutCode = endpoint({
  ...subscriber,
  method: 'PATCH',
  path: '/codes/{codeId}',
  permission: { module: 'licencias', action: 'editar' },
  summary: 'Records the recipient of a code handed out by an ally.',
  params: codeParams,
  body: Type.Object({ givenTo: Type.String({ maxLength: 200 }) }, closed),
  answer: Type.Object({ data: codeSchema }),
  errors: ['resource.not_found'],
});

export const annulCode = endpoint({
  ...staff,
  method: 'POST',
  path: '/codes/{codeId}/annul',
  summary: 'Annuls an unused code.',
  params: codeParams,
  answer: Type.Object({ data: codeSchema }),
  errors: ['resource.not_found', 'code.invalid'],
});

/** Sort fields of batches; default newest first. */
export const batchOrders = ['name', 'createdAt', 'owner', 'disponible', 'usado', 'expiresOn'] as const;

export const listBatches = endpoint({
  ...staff,
  method: 'GET',
  path: '/codes/batches',
  summary: 'Lists the batches of codes, newest first by default.',
  query: Type.Object(
    {
      /** Substring of the batch, or of the distributing ally. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      ...sortQuery(batchOrders),
      ...pageQuery,
    },
    closed,
  ),
  answer: Type.Object({ data: Type.Array(batchSchema), meta: pageMeta }),
});

export const createBatch = endpoint({
  ...staff,
  method: 'POST',
  path: '/codes/batches',
  summary: 'Creates a batch of codes; their values are returned only once.',
  secret: true,
  body: Type.Object(
    {
      name: nameSchema({ minLength: 2, maxLength: 100 }),
      kind: kindSchema,
      plan: Type.Optional(Type.Enum([...planKeys])),
      /** Default: that of the plan. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
      companies: Type.Optional(seats),
      users: Type.Optional(seats),
      count: Type.Integer({ minimum: 1, maximum: 1000 }),
      expires_on: daySchema,
      /** Distributing ally. */
      owner_account: Type.Optional(uuid),
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: Type.Object({ batch: batchSchema, codes: Type.Array(Type.String()) }) }),
  errors: ['resource.not_found'],
});

export const annulBatch = endpoint({
  ...staff,
  method: 'POST',
  path: '/codes/batches/{batchId}/annul',
  summary: 'Annuls the unused codes of a batch.',
  params: batchParams,
  answer: Type.Object({ data: batchSchema }),
  errors: ['resource.not_found'],
});
