/**
 * Electronic documents of a month against the books, by third party: what both sides have, what became of it and why. What
 * audits tell of it are the findings of the validation `documentos`.
 */
import { type Static, Type } from 'typebox';
import { periodSchema, trialBalanceRowSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { type CrossedHow, crossedSides, crossedStates, type DocumentPlace } from '#core/source/crossing.ts';
import type { DocumentKind } from '#core/source/electronic-document.ts';

const closed = { additionalProperties: false } as const;
const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const crossedPartySchema = Type.Object({
  /** Number without DV, or name where there is none. */
  key: Type.String(),
  nit: Type.String(),
  name: Type.String(),
  state: literals(crossedStates),
  how: nullable(Type.Unsafe<CrossedHow>(Type.String())),
  /** Another third party under whom it is booked, or whose document is booked here. */
  other: nullable(Type.String()),
  /** Documents, those that are not in the books, and those that are expected in the next month. */
  documents: Type.Integer(),
  open: Type.Integer(),
  waiting: Type.Integer(),
  /** Totals with VAT; documents that wait are in neither. */
  booked: decimalSchema,
  issued: decimalSchema,
  /** Books less documents. */
  difference: decimalSchema,
});
export type CrossedPartyItem = Static<typeof crossedPartySchema>;

export const crossedDocumentsSchema = Type.Object({
  period: periodSchema,
  side: literals(crossedSides),
  /** Why nothing is crossed, in Spanish; null where it is. */
  problem: nullable(Type.String()),
  /** Third parties on each side. */
  counts: Type.Object({ received: Type.Integer(), issued: Type.Integer(), payroll: Type.Integer() }),
  /** Of the side, in Spanish: what was not crossed, and why. */
  notCrossed: Type.Array(Type.String()),
  /** Of all third parties that are found. */
  totals: Type.Object({
    documents: Type.Integer(),
    /** Documents that are in the books. */
    crossed: Type.Integer(),
    booked: decimalSchema,
    issued: decimalSchema,
    difference: decimalSchema,
  }),
  /** Found by the words, all states. */
  states: Type.Array(Type.Object({ state: literals(crossedStates), count: Type.Integer() })),
  /** The largest differences first, at most 1,000. */
  parties: Type.Array(crossedPartySchema),
  total: Type.Integer(),
});
export type CrossedDocuments = Static<typeof crossedDocumentsSchema>;

export const partyDocumentsSchema = Type.Object({
  /** In order of day, at most 500. */
  documents: Type.Array(
    Type.Object({
      kind: Type.Unsafe<DocumentKind>(Type.String()),
      folio: Type.String(),
      cufe: Type.String(),
      day: Type.String({ format: 'date' }),
      base: decimalSchema,
      vat: decimalSchema,
      total: decimalSchema,
      place: Type.Unsafe<DocumentPlace>(Type.String()),
    }),
  ),
  /** Of the month's balance, at most 200. */
  rows: Type.Array(trialBalanceRowSchema),
  balanceId: Type.String(),
});
export type PartyDocuments = Static<typeof partyDocumentsSchema>;

const common = { method: 'GET', access: 'user', tag: 'crossed-documents', params: companyIdParams } as const;
const view = {
  period: periodSchema,
  /** Default `received`. */
  side: Type.Optional(literals(crossedSides)),
};
const filter = {
  ...view,
  state: Type.Optional(literals(crossedStates)),
  /** In the name, the number, a folio or a CUFE. */
  search: Type.Optional(Type.String({ maxLength: 120 })),
};

export const crossDocuments = endpoint({
  ...common,
  path: '/companies/{id}/crossed-documents',
  permission: { module: 'auditoria', action: 'ver' },
  readsBooks: true,
  summary: 'Lists the third parties of a month with what the books and the DIAN have of each.',
  query: Type.Object(filter, closed),
  answer: Type.Object({ data: crossedDocumentsSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const partyDocuments = endpoint({
  ...common,
  path: '/companies/{id}/crossed-documents/party',
  permission: { module: 'auditoria', action: 'ver' },
  readsBooks: true,
  summary: 'Gets the documents and the rows of the balance of a third party.',
  query: Type.Object({ ...view, key: Type.String({ minLength: 1, maxLength: 120 }) }, closed),
  answer: Type.Object({ data: partyDocumentsSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const exportDocuments = endpoint({
  ...common,
  path: '/companies/{id}/crossed-documents/export',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Exports the crossing of a side as an Excel workbook: third parties, and their documents.',
  query: Type.Object(filter, closed),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy', 'account.slowed'],
});
