/**
 * Dated tables of the law: staff see until when each holds, and load new rows with their norm. Audits use them from then
 * on; a wrong row is withdrawn.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { rateTables } from '#core/reference/dated/loaded-rate.ts';

const closed = { additionalProperties: false } as const;
const day = Type.String({ format: 'date' });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const tableSchema = Type.Unsafe<(typeof rateTables)[number]>(Type.String({ enum: [...rateTables] }));
const figures = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,20}$' }), Type.Number(), { maxProperties: 20 });

const rateRowSchema = Type.Object({
  /** Null for a row of the program. */
  id: nullable(Type.Integer()),
  /** Concept or CIIU; '' in tables with one row at a time. */
  key: Type.String(),
  from: day,
  to: nullable(day),
  /** Percentages, pesos or UVT by field. */
  figures,
  norm: Type.String(),
  /** Of loaded rows: link to the norm or its number, its day, and who loaded it. */
  source: nullable(Type.String()),
  normDay: nullable(day),
  loadedBy: nullable(Type.String()),
  loadedAt: nullable(Type.String({ format: 'date-time' })),
});
export type RateRow = Static<typeof rateRowSchema>;

const rateTableSchema = Type.Object({
  id: tableSchema,
  attributes: Type.Object({
    /** Last day with a row; null while in force. */
    until: nullable(day),
    /** It ended, or ends within a month. */
    endsSoon: Type.Boolean(),
    isOver: Type.Boolean(),
    /** Concepts that a row may be for; empty in tables with one row at a time, and for activities (any CIIU). */
    concepts: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    /** Newest first. Self-withholding: loaded rows only. */
    rows: Type.Array(rateRowSchema),
  }),
});

const common = { access: 'admin', tag: 'legal-rates' } as const;

export const listLegalRates = endpoint({
  ...common,
  method: 'GET',
  path: '/legal-rates',
  summary: 'The dated tables of the law, their rows, and until when each holds.',
  answer: Type.Object({ data: Type.Array(rateTableSchema) }),
});

const newRateSchema = Type.Object(
  {
    table: tableSchema,
    key: Type.String({ maxLength: 40 }),
    from: day,
    to: nullable(day),
    figures,
    /** `Resolución 1234 de 2026 de la Superintendencia Financiera`. */
    norm: Type.String({ minLength: 5, maxLength: 200 }),
    /** Link to the norm, or its number. */
    source: Type.String({ minLength: 3, maxLength: 500 }),
    normDay: day,
    /** Replace a row of the same day that has other figures. */
    replace: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type NewRate = Static<typeof newRateSchema>;

export const loadLegalRate = endpoint({
  ...common,
  method: 'POST',
  path: '/legal-rates',
  summary: 'Loads a row; audits use it at once. Refused when its time is known with other figures, unless `replace`.',
  body: newRateSchema,
  status: 201,
  answer: Type.Object({ data: rateRowSchema }),
  errors: ['rate.known', 'rate.same'],
});

export const withdrawLegalRate = endpoint({
  ...common,
  method: 'DELETE',
  path: '/legal-rates/{rateId}',
  summary: 'Withdraws a loaded row: what held before holds again.',
  params: Type.Object({ rateId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, closed),
  status: 204,
  errors: ['resource.not_found'],
});
