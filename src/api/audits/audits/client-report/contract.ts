/**
 * The report of a month for the client: two pages in the name of the firm, by a link that expires. Opened by whoever holds
 * the link, whose token is in the body of a call; the same token opens the question that it asks.
 */
import { type Static, Type } from 'typebox';
import { auditIdParams } from '#api/audits/audits/contract.ts';
import { fingerprintSchema } from '#api/audits/finding-lives/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { clientSheetSchema } from '#core/report/client-sheet-schema.ts';

const closed = { additionalProperties: false } as const;
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const momentSchema = Type.String({ format: 'date-time' });
const daySchema = Type.String({ format: 'date' });

/** What is needed of the client at most. */
export const mostNeeds = 4;
/** Days until the link expires, and until what is needed is wanted. */
export const usualReportDays = 22;
export const mostReportDays = 60;
export const usualNeedDays = 7;

/** A finding that may be asked about. */
const candidateSchema = Type.Object({
  fingerprint: fingerprintSchema,
  /** As the list of findings has it. */
  title: Type.String(),
  /** Proposed among the first. */
  isProposed: Type.Boolean(),
  need: clientSheetSchema.properties.needs.items,
});

export const clientReportSchema = Type.Object({
  id: Type.String(),
  period: periodSchema,
  state: Type.Unsafe<'sent' | 'opened' | 'expired' | 'withdrawn'>(
    Type.String({ enum: ['sent', 'opened', 'expired', 'withdrawn'] }),
  ),
  recipient: Type.String(),
  greeting: Type.String(),
  email: orNull(Type.String()),
  code: Type.String(),
  /** Last day. */
  expiresOn: daySchema,
  sentBy: Type.String(),
  sentAt: momentSchema,
  openedAt: orNull(momentSchema),
  lastOpenedAt: orNull(momentSchema),
  opens: Type.Integer(),
  /** Points that it asks for, and those answered. */
  asked: Type.Integer(),
  answered: Type.Integer(),
});
export type ClientReport = Static<typeof clientReportSchema>;

const common = { access: 'user', tag: 'client-reports' } as const;
const edit = { ...common, permission: { module: 'auditoria', action: 'editar' }, readsBooks: true } as const;
const reportParams = Type.Object({ ...companyIdParams.properties, reportId: Type.String({ format: 'uuid' }) }, closed);

export const proposeClientReport = endpoint({
  ...edit,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/client-report',
  summary: 'Proposes the report of an audited month for the client, and what can be asked in it. Stores nothing.',
  params: auditIdParams,
  answer: Type.Object({
    data: Type.Object({
      sheet: clientSheetSchema,
      candidates: Type.Array(candidateSchema),
      /** Whom the last report or question of the company went to. */
      recipient: orNull(Type.Object({ name: Type.String(), greeting: Type.String(), email: orNull(Type.String()) })),
      /** Key of the logo of the firm. */
      logo: orNull(Type.String()),
    }),
  }),
  errors: ['resource.not_found', 'audit.unfinished'],
});

export const sendClientReport = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/audits/{auditId}/client-report',
  secret: true,
  summary: 'Sends the report of an audited month to the client: by mail, or as the link that it answers.',
  params: auditIdParams,
  largestBody: 32 * 1024,
  body: Type.Object(
    {
      name: personNameSchema,
      /** `Don Jairo`, as it is to be written. */
      greeting: personNameSchema,
      /** Without one nothing is sent. */
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      needs: Type.Array(
        Type.Object(
          { fingerprint: fingerprintSchema, words: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
          closed,
        ),
        { maxItems: mostNeeds },
      ),
      /** Day until which it is needed. */
      due: daySchema,
      /** Last day of the link. */
      expiresOn: daySchema,
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: clientReportSchema, link: Type.String(), message: Type.String() }),
  errors: ['resource.not_found', 'audit.unfinished', 'license.mails', 'request.rate_limited', 'server.busy'],
});

export const listClientReports = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/client-reports',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the reports that were sent to the client, newest first, with when they were opened and answered.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(clientReportSchema) }),
  errors: ['resource.not_found'],
});

export const withdrawClientReport = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-reports/{reportId}/withdraw',
  summary: 'Withdraws a report: its link opens nothing from then on, nor the question that it asks.',
  params: reportParams,
  answer: Type.Object({ data: clientReportSchema }),
  errors: ['resource.not_found'],
});

export const getClientReportFile = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/client-reports/{reportId}/file',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Downloads a report that was sent to the client as a PDF.',
  params: reportParams,
  produces: 'application/pdf',
  errors: ['resource.not_found', 'server.busy'],
});

const tokenBody = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) }, closed);
const byLink = { access: 'public', forClients: true, tag: 'client-reports' } as const;

export const openClientReport = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-reports/open',
  summary: 'Gets the report of a link; of an expired or withdrawn one nothing at all.',
  body: tokenBody,
  answer: Type.Object({
    data: Type.Object({
      sheet: clientSheetSchema,
      /** Data URL of a PNG. */
      logo: orNull(Type.String()),
      code: Type.String(),
      expiresOn: daySchema,
      /** What it asks for: waits, was answered, or cannot be answered here (any more). */
      answers: orNull(Type.Unsafe<'open' | 'sent'>(Type.String({ enum: ['open', 'sent'] }))),
    }),
  }),
  errors: ['report.gone', 'request.rate_limited'],
});

export const readClientReportFile = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-reports/file',
  summary: 'Downloads the report of a link as a PDF.',
  body: tokenBody,
  produces: 'application/pdf',
  errors: ['report.gone', 'request.rate_limited', 'server.busy'],
});
