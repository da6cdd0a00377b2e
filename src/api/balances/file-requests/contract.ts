/**
 * Files of a month asked of a client by a link: its balance, and second files. What arrives by the link is read as any
 * upload and waits until somebody of the firm stores or discards it. The token of a link is in the body of a call or, for an
 * upload, in a header.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { sourceKeys } from '#core/source/source-tables.ts';
import { keptFileSchema } from '../kept-files/contract.ts';
import { periodSchema } from '../trial-balances/contract.ts';

const closed = { additionalProperties: false } as const;
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const momentSchema = Type.String({ format: 'date-time' });
const daySchema = Type.String({ format: 'date' });

/** What can be asked for: the balance, and every source. */
export const fileKinds = ['balance', ...sourceKeys] as const;
export type FileKind = (typeof fileKinds)[number];
const kindSchema = oneOf(fileKinds);

/** Days until a link expires. */
export const usualRequestDays = 7;
export const mostRequestDays = 60;
/** Files of one request that wait. */
export const mostReceived = 20;

export const requestStates = ['sent', 'opened', 'passed', 'arrived', 'stored', 'expired', 'withdrawn'] as const;

/** What was recognised in a file. */
const recognised = {
  id: Type.String(),
  fileName: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Null where a person must answer something before it can be read. */
  kind: orNull(kindSchema),
  /** First and last months that it speaks of; null where it does not say. */
  from: orNull(periodSchema),
  to: orNull(periodSchema),
  /** With its DV where the file has it; null where it does not say. */
  nit: orNull(Type.String()),
  rows: Type.Integer(),
  /** Of a balance, whether debits and credits agree. */
  isBalanced: orNull(Type.Boolean()),
  /** It speaks of months other than the one asked for. */
  isOtherMonth: Type.Boolean(),
};

const receivedSchema = Type.Object({
  ...recognised,
  sentAt: momentSchema,
  outcome: orNull(oneOf(['stored', 'discarded'] as const)),
  reason: orNull(Type.String()),
  decidedBy: orNull(Type.String()),
});
export type ReceivedDocument = Static<typeof receivedSchema>;

export const fileRequestSchema = Type.Object({
  id: Type.String(),
  period: periodSchema,
  wants: Type.Array(kindSchema),
  state: oneOf(requestStates),
  recipient: Type.String(),
  greeting: Type.String(),
  email: orNull(Type.String()),
  /** Last day. */
  expiresOn: daySchema,
  askedBy: Type.String(),
  askedAt: momentSchema,
  /** Of the newest link. */
  deliveredAt: momentSchema,
  openedAt: orNull(momentSchema),
  passedAt: orNull(momentSchema),
  /** Those that were sent, oldest first. */
  files: Type.Array(receivedSchema),
});
export type FileRequest = Static<typeof fileRequestSchema>;

const common = { access: 'user', tag: 'file-requests' } as const;
const load = { ...common, permission: { module: 'auditoria', action: 'ejecutar' }, readsBooks: true } as const;
const requestParams = Type.Object(
  { ...companyIdParams.properties, requestId: Type.String({ format: 'uuid' }) },
  closed,
);
const receivedParams = Type.Object(
  { ...companyIdParams.properties, receivedId: Type.String({ format: 'uuid' }) },
  closed,
);
const requestAnswer = Type.Object({ data: fileRequestSchema });
/** The link is told once. `message`: for WhatsApp, with the link. */
const linkAnswer = Type.Object({ data: fileRequestSchema, link: Type.String(), message: Type.String() });

export const askForFiles = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/file-requests',
  secret: true,
  summary: 'Asks a client for the files of a month by a link: sent by mail, or as the link that it answers.',
  params: companyIdParams,
  body: Type.Object(
    {
      period: periodSchema,
      wants: Type.Array(kindSchema, { minItems: 1, maxItems: fileKinds.length, distinct: true }),
      name: personNameSchema,
      /** `Doña Gloria`, as it is to be written. */
      greeting: personNameSchema,
      /** Without one nothing is sent. */
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      /** Last day of the link. */
      expiresOn: daySchema,
    },
    closed,
  ),
  status: 201,
  answer: linkAnswer,
  errors: ['resource.not_found', 'license.mails', 'request.rate_limited'],
});

export const listFileRequests = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/file-requests',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists what clients of a company were asked for, newest first, with the files that arrived.',
  params: companyIdParams,
  query: Type.Object({ period: Type.Optional(periodSchema) }, closed),
  answer: Type.Object({
    data: Type.Array(fileRequestSchema),
    meta: Type.Object({
      /** Whom the company was last written to. */
      recipient: orNull(Type.Object({ name: Type.String(), greeting: Type.String(), email: orNull(Type.String()) })),
      /** How the firm is called, and addresses its clients. */
      firm: Type.Object({ name: Type.String(), isFormal: Type.Boolean() }),
    }),
  }),
  errors: ['resource.not_found'],
});

export const renewFileRequest = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/file-requests/{requestId}/link',
  secret: true,
  summary: 'Asks again, after it expired or was withdrawn too: a new link replaces the earlier ones.',
  params: requestParams,
  body: Type.Object({ expiresOn: daySchema }, closed),
  answer: linkAnswer,
  errors: ['resource.not_found', 'license.mails', 'request.rate_limited'],
});

export const withdrawFileRequest = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/file-requests/{requestId}/withdraw',
  summary: 'Withdraws a request: its link opens nothing from then on. What arrived stays.',
  params: requestParams,
  answer: requestAnswer,
  errors: ['resource.not_found'],
});

export const acceptReceived = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/received-files/{receivedId}/accept',
  summary: 'Stores a file that arrived, as any upload of the company, and audits what it changes.',
  params: receivedParams,
  answer: Type.Object({
    data: fileRequestSchema,
    meta: Type.Object({ audits: Type.Array(Type.Object({ id: Type.String(), period: periodSchema })) }),
  }),
  errors: [
    'resource.not_found',
    'received.decided',
    'received.open_first',
    'balance.other_company',
    'balance.upload_expired',
    'storage.full',
    'account.slowed',
    'server.busy',
  ],
});

export const keepReceived = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/received-files/{receivedId}/keep',
  summary: 'Puts a file that arrived where uploads wait for their inspection; storing it from there decides it.',
  params: receivedParams,
  status: 201,
  answer: Type.Object({ data: keptFileSchema }),
  errors: ['resource.not_found', 'received.decided', 'storage.full'],
});

export const discardReceived = endpoint({
  ...load,
  method: 'POST',
  path: '/companies/{id}/received-files/{receivedId}/discard',
  summary: 'Discards a file that arrived, with a reason; its bytes are deleted.',
  params: receivedParams,
  body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }) }, closed),
  answer: requestAnswer,
  errors: ['resource.not_found', 'received.decided'],
});

export const getReceived = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/received-files/{receivedId}/file',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Downloads a file that arrived and is not decided yet.',
  params: receivedParams,
  produces: 'application/octet-stream',
  errors: ['resource.not_found', 'received.decided'],
});

const receivingSchema = Type.Object({ ...recognised, isSent: Type.Boolean() });

/** A request as its client sees it. */
export const askedFilesSchema = Type.Object({
  asker: Type.String(),
  /** Addressed as «usted». */
  isFormal: Type.Boolean(),
  greeting: Type.String(),
  recipient: Type.String(),
  firm: Type.Object({ name: Type.String(), tagline: Type.String(), colour: Type.String() }),
  /** Data URL of a PNG. */
  logo: orNull(Type.String()),
  company: Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() }),
  /** Its accounting package: a code of /accountable-software. */
  software: Type.Integer(),
  period: periodSchema,
  wants: Type.Array(Type.Object({ kind: kindSchema, name: Type.String() })),
  expiresOn: daySchema,
  isPassed: Type.Boolean(),
  files: Type.Array(receivingSchema),
});
export type AskedFiles = Static<typeof askedFilesSchema>;

const tokenSchema = Type.String({ minLength: 20, maxLength: 100 });
const byLink = { access: 'public', forClients: true, tag: 'file-requests' } as const;
const askedAnswer = Type.Object({ data: askedFilesSchema });
const ofLink = ['file_request.gone', 'request.rate_limited'] as const;

export const openFileRequest = endpoint({
  ...byLink,
  method: 'POST',
  path: '/file-requests/open',
  summary: 'Gets what a link asks for; of an expired or withdrawn one nothing at all.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: askedAnswer,
  errors: [...ofLink],
});

export const receiveFile = endpoint({
  ...byLink,
  method: 'POST',
  path: '/file-requests/files',
  summary:
    'Takes a file for a link, whose token is in the header cuadre-question, and says what was recognised; nothing is sent yet.',
  upload: true,
  status: 201,
  answer: askedAnswer,
  errors: [
    ...ofLink,
    'received.other_company',
    'received.unreadable',
    'received.too_many',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'storage.full',
    'account.slowed',
    'server.busy',
  ],
});

export const removeReceiving = endpoint({
  ...byLink,
  method: 'POST',
  path: '/file-requests/files/remove',
  summary: 'Removes a file of a link that was not sent yet.',
  body: Type.Object({ token: tokenSchema, file: Type.String({ format: 'uuid' }) }, closed),
  answer: askedAnswer,
  errors: [...ofLink, 'resource.not_found'],
});

export const sendReceiving = endpoint({
  ...byLink,
  method: 'POST',
  path: '/file-requests/send',
  summary: 'Sends the files of a link to who asked; those of other months only with `anyway`.',
  body: Type.Object({ token: tokenSchema, anyway: Type.Optional(Type.Boolean()) }, closed),
  answer: askedAnswer,
  errors: [...ofLink, 'received.nothing', 'received.other_month'],
});

export const passFileRequest = endpoint({
  ...byLink,
  method: 'POST',
  path: '/file-requests/pass',
  summary: 'Tells who asked that the client leaves it to them.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: askedAnswer,
  errors: [...ofLink],
});
