/** Statements of several companies of a subscriber as if they were one, without what they have with each other. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import {
  drawingQuery,
  statementDetailSchema,
  statementKeySchema,
  statementTreeSchema,
} from '../statements/contract.ts';

/** Companies of a group at most. */
const most = 20;

const differenceSchema = Type.Object({
  companies: Type.Array(Type.Integer()),
  /** `position`: their balances; `results`: income and expenses of the period. */
  kind: Type.Unsafe<'position' | 'results'>(Type.String({ enum: ['position', 'results'] })),
  /** What each says of the other, debit positive: where they agree they add up to zero. */
  amounts: Type.Array(decimalSchema),
  difference: decimalSchema,
});

const consolidatedSchema = Type.Object({
  /** Columns: one a company by its id, `eliminaciones`, and `consolidado`. */
  tree: statementTreeSchema,
  companies: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), nit: Type.String() })),
  /** Companies asked for that have no balance of the month: they are left out. */
  missing: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  differences: Type.Array(differenceSchema),
});
export type ConsolidatedDocument = Static<typeof consolidatedSchema>;

export const getConsolidated = endpoint({
  method: 'GET',
  access: 'user',
  tag: 'statements',
  path: '/statements/consolidated',
  permission: { module: 'estados_financieros', action: 'ver', somewhere: true },
  summary:
    'Draws a statement of several companies as one, without what they have with each other. The caller must see the statements and the audits of all of them.',
  query: Type.Object(
    {
      /** Ids, separated by commas. */
      companies: Type.String({ pattern: `^\\d{1,9}(?:,\\d{1,9}){1,${most - 1}}$` }),
      period: periodSchema,
      statement: statementKeySchema,
      by: drawingQuery.by,
      basis: drawingQuery.basis,
      closing: drawingQuery.closing,
      detail: statementDetailSchema,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: consolidatedSchema }),
  errors: ['resource.not_found', 'auth.books_hidden', 'audit.no_balance', 'server.busy'],
});
