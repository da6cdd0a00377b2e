/** The record of an account, for its subscriber and the provider's staff. */

import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, type Sort, sortQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { activityKinds } from '#core/product/activity-log.ts';

const actSchema = Type.Enum([...activityKinds]);
const daySchema = Type.String({ format: 'date' });

export const recordEntrySchema = Type.Object({
  /** Number of the entry in the record of its account, from 1. */
  id: Type.Integer(),
  attributes: Type.Object({
    account: Type.String(),
    at: Type.String({ format: 'date-time' }),
    /** Null: nobody signed in. */
    userId: Type.Union([Type.Integer(), Type.Null()]),
    userName: Type.String(),
    act: actSchema,
    companyId: Type.Union([Type.Integer(), Type.Null()]),
    target: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
    /** SHA-256 that chains it to the entry before. */
    hash: Type.String(),
  }),
});
export type RecordEntry = Static<typeof recordEntrySchema>;

/** By what entries are put in order; the newest are first unless said. */
const recordOrders = ['at'] as const;
export type RecordOrder = Sort<(typeof recordOrders)[number]>;

const filters = {
  act: Type.Optional(actSchema),
  userId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  companyId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** First and last day, in Bogotá. */
  from: Type.Optional(daySchema),
  to: Type.Optional(daySchema),
  /** Part of what the act was about, or of the name of who did it. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  ...sortQuery(recordOrders),
  /** Of which account; the staff alone may ask for another than their own, and without it sees all. */
  account: Type.Optional(Type.String({ format: 'uuid' })),
};

export const listActivityLog = endpoint({
  method: 'GET',
  path: '/record',
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary: 'What people did, newest first unless said.',
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
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary:
    'The same with the hashes, as CSV the newest 50,000 or as a workbook of Excel the newest 20,000; the export itself is recorded.',
  query: Type.Object({ ...filters, format: tableFormatSchema }, { additionalProperties: false }),
  produces: 'application/octet-stream',
});

export const verifyActivityLog = endpoint({
  method: 'GET',
  path: '/record/verification',
  access: 'user',
  permission: 'root',
  tag: 'record',
  summary: 'Reads the chain of the record from its first entry to its end and says whether it is whole.',
  query: Type.Object(
    {
      /** The staff alone may ask for another than their own. */
      account: Type.Optional(Type.String({ format: 'uuid' })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Object({
      isWhole: Type.Boolean(),
      entries: Type.Integer(),
      /** Number of the first entry that does not fit. */
      brokenAt: Type.Union([Type.Integer(), Type.Null()]),
      /** Whoever keeps it can tell later that nothing before it was rewritten. */
      lastHash: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
});
