/**
 * The portfolio: every company of the caller with its last twelve months, what is open and what is due. Marks and views
 * are the user's own.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { sortQuery } from '#core/call/list-query.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { type Obligation, obligations } from '#core/reference/tax/obligations.ts';

const closed = { additionalProperties: false } as const;
const identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const stateSchema = Type.Unsafe<'sin_cargar' | 'cargado' | 'auditando' | 'auditado'>(
  Type.String({ enum: ['sin_cargar', 'cargado', 'auditando', 'auditado'] }),
);

/** A month of the year strip; a closing period with a balance stands for its December. Informative findings never count. */
const monthSchema = Type.Object({
  period: periodSchema,
  state: stateSchema,
  openFindings: Type.Integer(),
  critical: Type.Integer(),
  healthIndex: nullable(Type.Integer()),
});
export type PortfolioMonth = Static<typeof monthSchema>;

const severitiesSchema = Type.Object({
  critica: Type.Integer(),
  alta: Type.Integer(),
  media: Type.Integer(),
  baja: Type.Integer(),
});
export type OpenBySeverity = Static<typeof severitiesSchema>;

/** Figures of the newest audited month of the strip. */
const standingSchema = Type.Object({
  period: periodSchema,
  healthIndex: Type.Integer(),
  /** Against the audited month before it in the strip; null without one. */
  change: nullable(Type.Integer()),
  open: severitiesSchema,
  /** At risk. */
  amount: decimalSchema,
  amountBefore: nullable(decimalSchema),
});
export type Standing = Static<typeof standingSchema>;

const dueSchema = Type.Object({
  obligation: Type.Unsafe<Obligation>(Type.String({ enum: [...obligations] })),
  period: Type.String(),
  date: Type.String({ format: 'date' }),
  /** To be confirmed: of a calendar that is not published. */
  isComputed: Type.Optional(Type.Literal(true)),
});

const tagSchema = nameSchema({ minLength: 1, maxLength: 30 });
const tagsSchema = Type.Array(tagSchema, { maxItems: 10 });

export const portfolioRowSchema = Type.Object({
  /** Of the company. */
  id: Type.Integer(),
  attributes: Type.Object({
    name: Type.String(),
    nit: Type.String(),
    checkDigit: Type.Integer(),
    /** Name of its account; for staff only. */
    subscriber: nullable(Type.String()),
    isFavourite: Type.Boolean(),
    tags: Type.Array(Type.String()),
    /** Twelve, oldest first; null for callers who may not see audits of the company, like all that follows from its books. */
    months: nullable(Type.Array(monthSchema)),
    /** Null without an audited month in the strip. */
    standing: nullable(standingSchema),
    /** Whom open findings are assigned to, by name. */
    people: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), findings: Type.Integer() })),
    /** The next returns that it files, soonest first; none where their calendar is not loaded. */
    due: Type.Array(dueSchema),
    /** Facts of the tax profile that due dates depend on, and that nobody has answered. */
    lacks: Type.Array(Type.Unsafe<'periodoIva' | 'regimen'>(Type.String({ enum: ['periodoIva', 'regimen'] }))),
  }),
});
export type PortfolioRow = Static<typeof portfolioRowSchema>;

/** `priority`: where to go first. Companies without a figure come last. */
export const portfolioOrders = [
  'priority',
  'name',
  'nit',
  'month',
  'healthIndex',
  'change',
  'critica',
  'alta',
  'media',
  'baja',
  'amount',
  'due',
] as const;

/** With critical findings; last month not audited; due within a week; marked as favourite. */
export const portfolioParts = ['critical', 'pending', 'due', 'favourite'] as const;
export type PortfolioPart = (typeof portfolioParts)[number];

const filters = {
  /** Words of the name, or digits of the NIT. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  part: Type.Optional(Type.Unsafe<PortfolioPart>(Type.String({ enum: [...portfolioParts] }))),
  tag: Type.Optional(Type.String({ maxLength: 30 })),
  /** Id of a person; 0: nobody. */
  assignee: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  ...sortQuery(portfolioOrders),
};
const viewQuerySchema = Type.Object(filters, closed);
export type ViewQuery = Static<typeof viewQuerySchema>;

/** Last month of the strips; default: the month before this one, or the newest with a balance. */
const upTo = { to: Type.Optional(periodSchema) };
const portfolioQuerySchema = Type.Object({ ...filters, ...upTo }, closed);
export type PortfolioQuery = Static<typeof portfolioQuerySchema>;

const countsSchema = Type.Object({
  all: Type.Integer(),
  critical: Type.Integer(),
  pending: Type.Integer(),
  due: Type.Integer(),
  favourite: Type.Integer(),
});

/** Sums over the companies of the list. */
const totalsSchema = Type.Object({
  companies: Type.Integer(),
  /** States of the last month, of companies whose audits the caller may see. */
  audited: Type.Integer(),
  loaded: Type.Integer(),
  missing: Type.Integer(),
  open: severitiesSchema,
  /** At risk. */
  amount: decimalSchema,
  /** Over companies with an audit of the last month and of one before; null without any. */
  comparison: nullable(Type.Object({ before: decimalSchema, now: decimalSchema })),
  /** Without a balance of the last month, at most three. */
  missingNames: Type.Array(Type.String()),
  next: nullable(Type.Object({ companyId: Type.Integer(), name: Type.String(), ...dueSchema.properties })),
});
export type PortfolioTotals = Static<typeof totalsSchema>;

const metaSchema = Type.Object({
  today: Type.String({ format: 'date' }),
  /** Last month of the strips. */
  period: periodSchema,
  counts: countsSchema,
  totals: totalsSchema,
  tags: Type.Array(Type.String()),
  people: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Year whose calendar of due dates is not loaded, so that its dates are to be confirmed; null: none is missing. */
  lacksCalendar: nullable(Type.Integer()),
});
export type PortfolioMeta = Static<typeof metaSchema>;

const common = { access: 'user', tag: 'portfolio' } as const;

export const getPortfolio = endpoint({
  ...common,
  method: 'GET',
  path: '/user/portfolio',
  spansBooks: true,
  permission: 'own',
  tokenScope: 'auditoria.ver',
  summary:
    'Lists the active companies of the caller with their last twelve months, open findings, amounts at risk and next due dates. Figures only where the caller may see audits.',
  query: portfolioQuerySchema,
  answer: Type.Object({ data: Type.Array(portfolioRowSchema), meta: metaSchema }),
});

export const exportPortfolio = endpoint({
  ...common,
  method: 'GET',
  path: '/user/portfolio/export',
  spansBooks: true,
  permission: { module: 'auditoria', action: 'exportar', somewhere: true },
  summary:
    'Exports the companies of the portfolio whose audits the caller may see and export, as an Excel workbook or CSV.',
  query: Type.Object({ ...filters, ...upTo, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

const markSchema = Type.Object({ isFavourite: Type.Boolean(), tags: tagsSchema }, closed);
export type PortfolioMark = Static<typeof markSchema>;

export const markCompany = endpoint({
  ...common,
  method: 'PUT',
  path: '/user/portfolio/companies/{companyId}',
  permission: 'own',
  anytime: true,
  summary: 'Sets the mark and the tags that the caller gives to a company; only the caller sees them.',
  params: Type.Object({ companyId: identifier }, closed),
  body: markSchema,
  answer: Type.Object({ data: markSchema }),
  errors: ['resource.not_found'],
});

const viewSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({ name: Type.String(), query: viewQuerySchema }),
});
export type PortfolioView = Static<typeof viewSchema>;
const viewBody = Type.Object({ name: nameSchema({ minLength: 1, maxLength: 60 }), query: viewQuerySchema }, closed);
const viewParams = Type.Object({ viewId: identifier }, closed);

export const listPortfolioViews = endpoint({
  ...common,
  method: 'GET',
  path: '/user/portfolio/views',
  permission: 'own',
  summary: 'Lists the saved views of the caller, by name.',
  answer: Type.Object({ data: Type.Array(viewSchema) }),
});

export const savePortfolioView = endpoint({
  ...common,
  method: 'POST',
  path: '/user/portfolio/views',
  permission: 'own',
  anytime: true,
  summary: 'Saves filters and order of the portfolio under a name.',
  body: viewBody,
  status: 201,
  answer: Type.Object({ data: viewSchema }),
  errors: ['portfolio.view_name_taken', 'portfolio.too_many_views'],
});

export const changePortfolioView = endpoint({
  ...common,
  method: 'PUT',
  path: '/user/portfolio/views/{viewId}',
  permission: 'own',
  anytime: true,
  summary: 'Renames a saved view, or replaces its filters and order.',
  params: viewParams,
  body: viewBody,
  answer: Type.Object({ data: viewSchema }),
  errors: ['resource.not_found', 'portfolio.view_name_taken'],
});

export const deletePortfolioView = endpoint({
  ...common,
  method: 'DELETE',
  path: '/user/portfolio/views/{viewId}',
  permission: 'own',
  anytime: true,
  summary: 'Deletes a saved view.',
  params: viewParams,
  status: 204,
  errors: ['resource.not_found'],
});
