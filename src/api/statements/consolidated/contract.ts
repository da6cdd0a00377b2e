/** Statements of several companies of a subscriber as if they were one, without what they have with each other. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { statementFormats, statementKeysSchema } from '../documents/contract.ts';
import {
  drawingQuery,
  statementDetailSchema,
  statementDetails,
  statementKeySchema,
  statementTreeSchema,
  statementUnitSchema,
} from '../statements/contract.ts';

/** Statements whose amounts add up. */
export const groupStatements = [
  'situacion-financiera',
  'resultado-integral',
  'cambios-patrimonio',
  'flujos-efectivo',
] as const;

/** Companies of a group at most. */
const most = 20;

const eliminationSchema = Type.Object({
  companies: Type.Array(Type.Integer()),
  /** `position`: their balances; `results`: income and expenses of the period. */
  kind: Type.Unsafe<'position' | 'results'>(Type.String({ enum: ['position', 'results'] })),
  /** What each says of the other, debit positive: where they agree they add up to zero. */
  amounts: Type.Array(decimalSchema),
  difference: decimalSchema,
  /** What the amounts are the sums of, in the books of each. */
  accounts: Type.Array(
    Type.Object({ company: Type.Integer(), code: Type.String(), name: Type.String(), amount: decimalSchema }),
  ),
});

const groupCompanySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  nit: Type.String(),
  checkDigit: Type.Integer(),
});

/** What documents of a group say besides its statements. */
const groupSchema = Type.Object({
  companies: Type.Array(groupCompanySchema),
  /** What there is between each pair, that they agree on it or not. */
  eliminations: Type.Array(eliminationSchema),
  /** What the figures leave out: companies without a month, years whose beginning nobody knows. */
  notices: Type.Array(Type.String()),
});
export type GroupDocument = Static<typeof groupSchema>;

const consolidatedSchema = Type.Object({
  /** Columns: one a company by its id, `eliminaciones`, `consolidado`, and that one in what it is compared with. */
  tree: statementTreeSchema,
  ...groupSchema.properties,
  /** Companies asked for that have no balance of the month: they are left out. */
  missing: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), newest: Type.Union([periodSchema, Type.Null()]) }),
  ),
});
export type ConsolidatedDocument = Static<typeof consolidatedSchema>;

/** What decides the figures of a group. */
const groupQuery = {
  /** Ids, separated by commas. */
  companies: Type.String({ pattern: `^\\d{1,9}(?:,\\d{1,9}){1,${most - 1}}$` }),
  period: periodSchema,
  ...drawingQuery,
};

export const getConsolidated = endpoint({
  method: 'GET',
  access: 'user',
  tag: 'statements',
  path: '/statements/consolidated',
  permission: { module: 'estados_financieros', action: 'ver', somewhere: true },
  summary:
    'Draws a statement of several companies as one, without what they have with each other. The caller must see the statements and the audits of all of them.',
  query: Type.Object(
    { ...groupQuery, statement: statementKeySchema, detail: statementDetailSchema, unit: statementUnitSchema },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: consolidatedSchema }),
  errors: ['resource.not_found', 'auth.books_hidden', 'audit.no_balance', 'server.busy'],
});

export const exportConsolidated = endpoint({
  method: 'GET',
  access: 'user',
  tag: 'statements',
  path: '/statements/consolidated/export',
  permission: { module: 'estados_financieros', action: 'exportar', somewhere: true },
  summary:
    'Downloads consolidated statements with what was eliminated: an Excel workbook, a PDF, or JSON. The caller must be allowed to export the statements of all of the companies and to see their audits. A draft until all of them signed the month off.',
  query: Type.Object(
    {
      ...groupQuery,
      format: Type.Enum([...statementFormats]),
      /** Keys separated by commas, in this order; default: those whose amounts add up. */
      statements: statementKeysSchema,
      detail: Type.Optional(Type.Enum([...statementDetails])),
      unit: statementUnitSchema,
    },
    { additionalProperties: false },
  ),
  produces: 'application/octet-stream',
  errors: ['resource.not_found', 'auth.books_hidden', 'audit.no_balance', 'server.busy'],
});
