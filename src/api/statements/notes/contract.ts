/** Notes to the financial statements that a company writes: of a year, and of those after it until a later one has its own. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

const closed = { additionalProperties: false } as const;

const noteSchema = Type.Object(
  {
    title: Type.String({ minLength: 2, maxLength: 160, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' }),
  },
  closed,
);

const notesSchema = Type.Object({
  period: periodSchema,
  notes: Type.Array(noteSchema),
  /** Month that they were written in, of the same year or an earlier one; null without any. */
  from: Type.Union([periodSchema, Type.Null()]),
  /** Of the notes of this very year, for If-Match; 0 while it has none of its own. */
  version: Type.Integer(),
});
export type StatementNotes = Static<typeof notesSchema>;

const common = {
  access: 'user',
  tag: 'statements',
  path: '/companies/{id}/statement-notes/{period}',
  readsBooks: true,
  params: Type.Object({ ...companyIdParams.properties, period: periodSchema }, closed),
  answer: Type.Object({ data: notesSchema }),
} as const;

export const getStatementNotes = endpoint({
  ...common,
  method: 'GET',
  permission: { module: 'estados_financieros', action: 'ver' },
  summary: 'Gets the notes of the year of a month: its own, or those of the newest year before it that has some.',
  errors: ['resource.not_found'],
});

export const setStatementNotes = endpoint({
  ...common,
  method: 'PUT',
  versioned: true,
  permission: { module: 'estados_financieros', action: 'editar' },
  summary: 'Writes the notes of the year of a month, and of the years after it that have none of their own.',
  body: Type.Object({ notes: Type.Array(noteSchema, { maxItems: 60 }) }, closed),
  largestBody: 1024 * 1024,
  errors: ['resource.not_found', 'resource.conflict'],
});
