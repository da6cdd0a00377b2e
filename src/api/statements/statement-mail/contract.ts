/** Who is mailed when the statements of a month are signed, and of which statements the mail tells. */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { statementKeySchema } from '../statements/contract.ts';

const mostRecipients = 200;
const mostStatements = 12;

/** Everybody who sees the statements of the company; otherwise those chosen. */
const toEveryone = Type.Boolean();

const settingSchema = Type.Object({
  toEveryone,
  /** All that there are, in their order. */
  statements: Type.Array(Type.Object({ key: statementKeySchema, name: Type.String(), isChosen: Type.Boolean() })),
  /** Who sees them, by name. */
  people: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      isChosen: Type.Boolean(),
      /** They switched this kind of mail off: it is not sent, whoever chose them. */
      hasMailOff: Type.Boolean(),
    }),
  ),
});
export type StatementMail = Static<typeof settingSchema>;

const common = {
  access: 'user',
  tag: 'statements',
  path: '/companies/{id}/statement-mail',
  params: companyIdParams,
  permission: { module: 'estados_financieros', action: 'editar' },
} as const;
const answer = Type.Object({ data: settingSchema });

export const getStatementMail = endpoint({
  ...common,
  method: 'GET',
  summary: 'Says who is mailed when the statements of a month are signed, and who could be.',
  answer,
  errors: ['resource.not_found'],
});

const putSchema = Type.Object(
  {
    toEveryone,
    /** Keys. */
    statements: Type.Array(statementKeySchema, { minItems: 1, maxItems: mostStatements, distinct: true }),
    recipients: Type.Array(Type.Integer(), { maxItems: mostRecipients, distinct: true }),
  },
  { additionalProperties: false },
);
export type StatementMailChoice = Static<typeof putSchema>;

export const putStatementMail = endpoint({
  ...common,
  method: 'PUT',
  summary: 'Chooses who is mailed when the statements of a month are signed, among those who see them.',
  body: putSchema,
  answer,
  errors: ['resource.not_found'],
});
