/**
 * Financial statements of a company, drawn from its stored balances: what there is for a month, one statement beside
 * others of its months, and its lines through two years. Amounts have the sign that a reader of the statement expects.
 */
import { type Static, Type } from 'typebox';
import { explorerMarkSchema } from '#api/audits/explorer/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { comparatives } from '#core/statement/comparatives.ts';
import type { NodePlace } from '#core/statement/statement-tree.ts';
import { statementUnits } from '#core/statement/unit/statement-unit.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false } as const;

/** How far the lines are opened: not at all, to the accounts of four digits, or to those that take movements. */
export const statementDetails = ['lines', 'accounts', 'leaves'] as const;

export const statementKeySchema = Type.String({ pattern: '^[a-z][a-z-]{2,39}$' });

/** A line, a total, or an account in a line. */
export interface StatementNodeDocument {
  /** Unique in its tree; of an account `<line>.<code>`. */
  key: string;
  /** Shown before the label; null where it has none. */
  code: string | null;
  label: string;
  /** A section has no amounts: its total is the last of its children. */
  kind: 'section' | 'line' | 'total' | 'account' | 'ratio';
  /** By column; null: the month has no figure. */
  amounts: (string | null)[];
  /** By column: what the figure compared with it has more, with its sign; absent where nothing is compared. */
  changes?: (string | null)[];
  /** Accounts of the chart that it is drawn from, and their figure; null for totals. */
  from: { accounts: string[]; figure: 'closing' | 'movement' | 'year' } | null;
  /** Where another statement shows the accounts of the figure. */
  shownIn?: NodePlace;
  /** Keys of the nodes that a total adds or subtracts. */
  sum: { key: string; sign: 1 | -1 }[] | null;
  /** Of a ratio, whose amounts are in it: 1.85 times, 34.30 %. Null: pesos. */
  unit: 'times' | 'percent' | 'days' | null;
  marks: ('proposed' | 'reclassified' | 'unmapped' | 'adjusted')[];
  note: string | null;
  children: StatementNodeDocument[];
}

const nodeSchema = Type.Unsafe<StatementNodeDocument>(
  Type.Object({
    key: Type.String(),
    code: nullable(Type.String()),
    label: Type.String(),
    kind: literals(['section', 'line', 'total', 'account', 'ratio'] as const),
    amounts: Type.Array(nullable(Type.String())),
    changes: Type.Optional(Type.Array(nullable(Type.String()))),
    from: nullable(
      Type.Object({
        accounts: Type.Array(Type.String()),
        figure: literals(['closing', 'movement', 'year'] as const),
      }),
    ),
    shownIn: Type.Optional(
      Type.Object({ statement: Type.String(), node: Type.String(), isOfYear: Type.Optional(Type.Boolean()) }),
    ),
    sum: nullable(Type.Array(Type.Object({ key: Type.String(), sign: Type.Integer({ enum: [1, -1] }) }))),
    unit: nullable(literals(['times', 'percent', 'days'] as const)),
    marks: Type.Array(literals(['proposed', 'reclassified', 'unmapped', 'adjusted'] as const)),
    note: nullable(Type.String()),
    /** Nodes of the same shape. */
    children: Type.Array(Type.Object({})),
  }),
);

const columnSchema = Type.Object({
  /** `actual`, or the comparison. */
  key: Type.String(),
  label: Type.String(),
  kind: literals(['amount'] as const),
  /** Columns that it is the sum of, in consolidated statements. */
  sum: Type.Optional(Type.Array(Type.String())),
});

export const statementCheckSchema = Type.Object({
  key: Type.String(),
  label: Type.String(),
  holds: Type.Boolean(),
  difference: nullable(decimalSchema),
  /** What it says of this month. */
  words: Type.String(),
});
export type StatementCheckDocument = Static<typeof statementCheckSchema>;

/** What the amounts of a restated statement are in; ratios keep their unit, and checks the pesos of the books. */
const restatedSchema = Type.Object({
  unit: literals(['uvt', 'constantes'] as const),
  /** The measure with its value, in Spanish. */
  words: Type.String(),
  /** How each column was taken to it. */
  notes: Type.Array(Type.String()),
  /** Why a column has no figures. */
  missing: Type.Array(Type.String()),
});

export const statementTreeSchema = Type.Object({
  key: Type.String(),
  title: Type.String(),
  period: periodSchema,
  columns: Type.Array(columnSchema),
  nodes: Type.Array(nodeSchema),
  checks: Type.Array(statementCheckSchema),
  /** Absent: pesos as the books have them. */
  restated: Type.Optional(restatedSchema),
});
export type StatementTreeDocument = Static<typeof statementTreeSchema>;

/** The worst open finding of an account of the month, and how many it has. */
const accountMarkSchema = Type.Object({
  account: Type.String(),
  ...Type.Omit(explorerMarkSchema, ['column']).properties,
  rule: Type.String(),
});
export type AccountMark = Static<typeof accountMarkSchema>;

const overviewSchema = Type.Object({
  /** Null for a company without balances. */
  period: nullable(periodSchema),
  /** Months with a balance, oldest first. */
  periods: Type.Array(periodSchema),
  /** Whether the result accounts of the month were closed by the entry of the year. */
  isClosed: Type.Boolean(),
  /** Whether the month was signed off. */
  signedOff: Type.Boolean(),
  statements: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
  mapping: Type.Object({
    /** Accounts whose line was inferred and nobody has accepted. */
    proposed: Type.Integer(),
    /** Accounts that no line holds. */
    unmapped: Type.Integer(),
  }),
  checks: Type.Array(statementCheckSchema),
});
export type StatementsOverview = Static<typeof overviewSchema>;

const trendSchema = Type.Object({
  /** Of restated figures. */
  restated: Type.Optional(Type.Pick(restatedSchema, ['unit', 'words'])),
  /** Months, oldest first; those without a balance are among them. */
  columns: Type.Array(Type.Object({ period: periodSchema, isStored: Type.Boolean() })),
  /** From the top down, without accounts. */
  nodes: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      kind: literals(['section', 'line', 'total', 'ratio'] as const),
      depth: Type.Integer(),
      /** By column; null: the month has no such line, or no balance. */
      amounts: Type.Array(nullable(Type.String())),
    }),
  ),
});
export type StatementTrend = Static<typeof trendSchema>;

const common = {
  method: 'GET',
  access: 'user',
  tag: 'statements',
  permission: { module: 'estados_financieros', action: 'ver' },
  readsBooks: true,
} as const;
const statementParams = Type.Object({ ...companyIdParams.properties, statement: statementKeySchema }, closed);

/** Default: accounts of four digits. */
export const statementDetailSchema = Type.Optional(literals(statementDetails));

/**
 * Unit of the figures; default: pesos, to the cent. Others are rounded so that totals add up. `uvt`: each column by the UVT of
 * its year; `constantes`: pesos of the month asked for, by the consumer price index.
 */
export const statementUnitSchema = Type.Optional(literals(statementUnits));

/** What decides the figures of a statement. */
export const drawingQuery = {
  /** Columns beside the month, separated by commas. */
  compare: Type.Optional(
    Type.String({ pattern: `^(?:${comparatives.join('|')})(?:,(?:${comparatives.join('|')}))*$` }),
  ),
  /** Of the results; default: by function. */
  by: Type.Optional(literals(['function', 'nature'] as const)),
  /** Of figures that flow: of the month (default), or since January. */
  basis: Type.Optional(literals(['month', 'year'] as const)),
  /** Of cash flows; default: indirect. */
  method: Type.Optional(literals(['indirect', 'direct'] as const)),
  /** Of a month with the entry that closes the year; default: before it. */
  closing: Type.Optional(literals(['before', 'after'] as const)),
};

export const listStatements = endpoint({
  ...common,
  path: '/companies/{id}/statements',
  summary: 'Says what statements there are of a month, whether their checks hold, and what of their lines is open.',
  params: companyIdParams,
  query: Type.Object({ period: Type.Optional(periodSchema) }, closed),
  answer: Type.Object({ data: overviewSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const getStatement = endpoint({
  ...common,
  path: '/companies/{id}/statements/{statement}',
  summary:
    'Draws a statement of a month beside the columns asked for, with its checks and the findings on its accounts.',
  params: statementParams,
  query: Type.Object(
    { period: periodSchema, ...drawingQuery, detail: statementDetailSchema, unit: statementUnitSchema },
    closed,
  ),
  answer: Type.Object({ data: statementTreeSchema, marks: Type.Array(accountMarkSchema) }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const getStatementTrend = endpoint({
  ...common,
  path: '/companies/{id}/statements/{statement}/trend',
  summary: 'Draws the lines of a statement in each of the months up to one, without accounts.',
  params: statementParams,
  query: Type.Object(
    {
      period: periodSchema,
      /** Default 24. */
      months: Type.Optional(Type.Integer({ minimum: 2, maximum: 36 })),
      by: drawingQuery.by,
      basis: drawingQuery.basis,
      method: drawingQuery.method,
      unit: statementUnitSchema,
    },
    closed,
  ),
  answer: Type.Object({ data: trendSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});
