/** Use of the product, for staff: companies, users, imports, audits and findings by day, software and ally. Figures only. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { planKeys } from '#core/product/license.ts';

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const day = Type.String({ format: 'date' });
const count = Type.Integer();

const figures = {
  imports: count,
  audits: count,
  /** New findings, by severity. */
  critica: count,
  alta: count,
  media: count,
  baja: count,
  informativa: count,
};

const usageSchema = Type.Object({
  from: day,
  to: day,
  /** When the figures by day were computed. */
  refreshedAt: Type.String({ format: 'date-time' }),
  totals: Type.Object({
    /** With an import or audit in these days; of all there are. */
    activeCompanies: count,
    companies: count,
    /** Signed in within the last 30 of these days; of all there are. */
    activeUsers: count,
    users: count,
    imports: count,
    /** Percent of imports that are the first of their month. */
    firstImports: nullable(Type.Number()),
    audits: count,
    /** Median, from the request to the end. */
    auditSeconds: nullable(Type.Number()),
    findings: count,
    /** Percent corrected or justified since. */
    resolved: nullable(Type.Number()),
    /** Median of the minutes from a company's creation to its first audit; and a year before. */
    firstMinutes: nullable(Type.Number()),
    firstMinutesBefore: nullable(Type.Number()),
  }),
  /** Every month of these days, oldest first. */
  months: Type.Array(
    Type.Object({
      month: Type.String(),
      ...figures,
      firstMinutes: nullable(Type.Number()),
      /** At its end, of those that there still are. */
      companies: count,
      users: count,
    }),
  ),
  /** Days with any figure, oldest first. */
  days: Type.Array(Type.Object({ day, ...figures })),
  /** Most imports first. */
  software: Type.Array(Type.Object({ id: count, name: Type.String(), imports: count, companies: count })),
  /** Most audits first; '' for accounts without ally. */
  allies: Type.Array(
    Type.Object({
      ally: Type.String(),
      companies: count,
      users: count,
      audits: count,
      /** Percent of its companies with the last whole month audited. */
      audited: nullable(Type.Number()),
      lastActive: nullable(day),
    }),
  ),
  /** The last whole month of these days: of `audited`. */
  lastMonth: Type.String(),
  /** What can be filtered by. */
  choices: Type.Object({
    software: Type.Array(Type.Object({ id: count, name: Type.String() })),
    allies: Type.Array(Type.String()),
  }),
});
export type Usage = Static<typeof usageSchema>;

const usageQuery = Type.Object(
  {
    from: day,
    to: day,
    software: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** '' for accounts without ally. */
    ally: Type.Optional(Type.String({ maxLength: 40 })),
    plan: Type.Optional(Type.Unsafe<(typeof planKeys)[number]>(Type.String({ enum: [...planKeys] }))),
  },
  { additionalProperties: false },
);
export type UsageQuery = Static<typeof usageQuery>;

const common = { access: 'admin', tag: 'usage', method: 'GET', query: usageQuery } as const;

export const getUsage = endpoint({
  ...common,
  path: '/usage',
  summary: 'Use of the product in some days, at most five years: totals, by month, day, software and ally.',
  answer: Type.Object({ data: usageSchema }),
});

export const exportUsage = endpoint({
  ...common,
  path: '/usage/export',
  summary: 'The same as an Excel workbook.',
  produces: 'application/octet-stream',
});
