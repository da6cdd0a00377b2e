/** Checks of reports by whoever holds one, without signing in: what it is and whether it still holds, and no figures. */
import { type Static, Type } from 'typebox';
import { reportFormats } from '#api/audits/audits/report/contract.ts';
import { signOffStates } from '#api/audits/audits/sign-off/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

const momentSchema = Type.String({ format: 'date-time' });
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** `reloaded`: its month has a newer version of the balance, not audited yet. */
export const auditStandings = ['newest', 'reloaded', 'replaced', 'withdrawn'] as const;

export const reportCheckSchema = Type.Object({
  format: Type.Enum([...reportFormats]),
  period: periodSchema,
  /** Null by the code alone: only the file names its company. */
  company: orNull(Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() })),
  /** Its name: as the report has it and today (`same`), then only (`renamed`), or today only, where it was not kept. */
  named: orNull(Type.Unsafe<'same' | 'renamed' | 'today'>(Type.String({ enum: ['same', 'renamed', 'today'] }))),
  madeAt: momentSchema,
  auditedAt: orNull(momentSchema),
  audit: Type.Unsafe<(typeof auditStandings)[number]>(Type.String({ enum: [...auditStandings] })),
  /** Sign-off of the month as the report tells it. */
  told: Type.Unsafe<'open' | 'prepared' | 'closed' | 'modified'>(
    Type.String({ enum: ['open', 'prepared', 'closed', 'modified'] }),
  ),
  /** Sign-off of the month now. */
  signOff: Type.Object({
    state: Type.Unsafe<(typeof signOffStates)[number]>(Type.String({ enum: [...signOffStates] })),
    /** Of the last signature. */
    at: orNull(momentSchema),
    /** Whether the audit of the report is the signed one. */
    isOfAudit: Type.Boolean(),
    /** Both signatures are of one person. */
    isOnePerson: Type.Boolean(),
  }),
  /** The month was reopened after the report was made. */
  reopenedAt: orNull(momentSchema),
});
export type ReportCheck = Static<typeof reportCheckSchema>;

export const checkReport = endpoint({
  access: 'public',
  tag: 'report-checks',
  method: 'GET',
  path: '/report-checks',
  summary:
    'Tells what a report is, by the SHA-256 of its file or by the code in it: kind, month, and whether its audit still holds.',
  query: Type.Object(
    {
      digest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    /** Null: no report of this installation. */
    data: orNull(reportCheckSchema),
  }),
  errors: ['request.rate_limited'],
});
