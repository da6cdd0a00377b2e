/** The statements of many companies at once: the main figures of a month, a row a company. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, sortQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { drawingQuery } from '../statements/contract.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const figure = nullable(decimalSchema);

/** `missing`: no balance of the month; `pending`: being computed; `draft`: not signed off. */
export const summaryStates = ['missing', 'pending', 'draft', 'signed'] as const;

const figuresSchema = Type.Object({
  assets: figure,
  liabilities: figure,
  equity: figure,
  revenue: figure,
  result: figure,
  cash: figure,
  /** In favour positive. */
  taxPosition: figure,
  /** Current assets over current liabilities, with two decimals. */
  liquidity: figure,
});

const rowSchema = Type.Object({
  /** Of the company. */
  id: Type.Integer(),
  attributes: Type.Object({
    name: Type.String(),
    nit: Type.String(),
    checkDigit: Type.Integer(),
    /** Name of its account; for staff only. */
    subscriber: nullable(Type.String()),
    state: literals(summaryStates),
    /** Null without a balance, and while they are computed. */
    figures: nullable(figuresSchema),
    /** Checks of the month that do not hold. */
    failing: nullable(Type.Integer()),
  }),
});
export type SummaryRow = Static<typeof rowSchema>;

/** Companies without a figure come last. */
export const summaryOrders = [
  'name',
  'assets',
  'liabilities',
  'equity',
  'revenue',
  'result',
  'cash',
  'taxPosition',
  'liquidity',
  'failing',
] as const;
export type SummaryOrder = (typeof summaryOrders)[number];

/** With checks that do not hold; not signed off; signed off; without a balance. */
export const summaryParts = ['failing', 'draft', 'signed', 'missing'] as const;
export type SummaryPart = (typeof summaryParts)[number];

const filters = {
  /** Default: the newest month that one of the companies has. */
  period: Type.Optional(periodSchema),
  /** Income and result of the month (default), or since January. */
  basis: drawingQuery.basis,
  /** Words of the name, or digits of the NIT. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  part: Type.Optional(literals(summaryParts)),
  ...sortQuery(summaryOrders),
};

const metaSchema = Type.Object({
  ...pageMeta.properties,
  /** Null: no company has a balance. */
  period: nullable(periodSchema),
  /** Months with a balance of some company, oldest first. */
  periods: Type.Array(periodSchema),
  /** Of the companies that the words leave. */
  counts: Type.Object({
    all: Type.Integer(),
    failing: Type.Integer(),
    draft: Type.Integer(),
    signed: Type.Integer(),
    missing: Type.Integer(),
    pending: Type.Integer(),
  }),
});

const common = { method: 'GET', access: 'user', tag: 'statements' } as const;
const closed = { additionalProperties: false } as const;

export const listSummaries = endpoint({
  ...common,
  path: '/statements/portfolio',
  spansBooks: true,
  permission: { module: 'estados_financieros', action: 'ver', somewhere: true },
  summary:
    'Lists the main figures of a month of every company whose statements and audits the caller may see. What nobody looked at before is computed in the background: `pending` until then.',
  query: Type.Object({ ...filters, ...pageQuery }, closed),
  answer: Type.Object({ data: Type.Array(rowSchema), meta: metaSchema }),
  errors: ['resource.not_found'],
});

export const exportSummaries = endpoint({
  ...common,
  path: '/statements/portfolio/export',
  spansBooks: true,
  permission: { module: 'estados_financieros', action: 'exportar', somewhere: true },
  summary: 'Downloads the main figures of a month of every company whose statements the caller may export.',
  query: Type.Object({ ...filters, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});
