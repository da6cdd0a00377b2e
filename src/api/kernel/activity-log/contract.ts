/** The activity log of an account, for its subscriber and the provider's staff. */

import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, type Sort, sortQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { activityKinds } from '#core/product/activity-log.ts';

const actSchema = Type.Enum([...activityKinds]);
const daySchema = Type.String({ format: 'date' });

export const recordEntrySchema = Type.Object({
  /** Sequence number in the account's log, from 1. */
  id: Type.Integer(),
  attributes: Type.Object({
    account: Type.String(),
    at: Type.String({ format: 'date-time' }),
    /** Null: not signed in. */
    userId: Type.Union([Type.Integer(), Type.Null()]),
    userName: Type.String(),
    act: actSchema,
    companyId: Type.Union([Type.Integer(), Type.Null()]),
    target: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
    /** SHA-256 over this entry and the hash of the previous one. */
    hash: Type.String(),
  }),
});
export type RecordEntry = Static<typeof recordEntrySchema>;

/** Sort fields; default newest first. */
const logOrders = ['at'] as const;
export type RecordOrder = Sort<(typeof logOrders)[number]>;

const filters = {
  act: Type.Optional(actSchema),
  userId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  companyId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** First and last day, in Bogotá. */
  from: Type.Optional(daySchema),
  to: Type.Optional(daySchema),
  /** Substring of the target or of the actor's name. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  ...sortQuery(logOrders),
  /** Account id; staff only, who see all accounts without it. */
  account: Type.Optional(Type.String({ format: 'uuid' })),
};

export const listActivityLog = endpoint({
  method: 'GET',
  path: '/record',
  spansBooks: true,
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary: 'Lists the activity log, newest first by default.',
  query: Type.Object(
    {
      ...filters,
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(recordEntrySchema),
    meta: pageMeta,
  }),
});

export const exportActivityLog = endpoint({
  method: 'GET',
  path: '/record/export',
  spansBooks: true,
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary:
    'Exports the activity log with its hashes: the newest 50,000 entries as CSV or 20,000 as an Excel workbook. The export is logged.',
  query: Type.Object({ ...filters, format: tableFormatSchema }, { additionalProperties: false }),
  produces: 'application/octet-stream',
});

export const verifyActivityLog = endpoint({
  method: 'GET',
  path: '/record/verification',
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary: 'Verifies the hash chain of the activity log from its first entry to its last.',
  query: Type.Object(
    {
      /** Account id; staff only. */
      account: Type.Optional(Type.String({ format: 'uuid' })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Object({
      isWhole: Type.Boolean(),
      entries: Type.Integer(),
      /** Number of the first entry whose hash does not match. */
      brokenAt: Type.Union([Type.Integer(), Type.Null()]),
      /** A copy kept elsewhere proves later that no earlier entry was rewritten. */
      lastHash: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
});
