/**
 * Questions to the client about findings. Asked by who works the findings; answered by a user of the company, or by
 * whoever holds a link, whose token is in the body of a call or, for an upload, in a header.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { shownParts } from '#core/engine/life/asked-finding.ts';
import { shownFindingSchema } from '#core/engine/life/asked-finding-schema.ts';
import { fingerprintSchema } from '../contract.ts';

const closed = { additionalProperties: false } as const;
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const momentSchema = Type.String({ format: 'date-time' });
const daySchema = Type.String({ format: 'date' });
const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });

/** Findings of one question. */
export const mostAsked = 20;
/** Days until the link of a question expires. */
export const usualDays = 7;
export const mostDays = 60;

export const answerKinds = ['choice', 'text', 'files'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerChoices = ['yes', 'no', 'unknown'] as const;
export type AnswerChoice = (typeof answerChoices)[number];
export const questionStates = ['waiting', 'answered', 'expired', 'withdrawn', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

const asksSchema = Type.Array(oneOf(answerKinds), { minItems: 1, maxItems: answerKinds.length, distinct: true });
const wordsSchema = Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S' });

const answerFileSchema = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  createdAt: momentSchema,
});

export const clientQuestionSchema = Type.Object({
  id: Type.String(),
  period: periodSchema,
  state: oneOf(questionStates),
  answerer: Type.Object({
    /** Null: by link. */
    id: orNull(Type.Integer()),
    name: Type.String(),
    email: orNull(Type.String()),
  }),
  asks: asksSchema,
  /** Last day. */
  expiresOn: daySchema,
  reminds: Type.Boolean(),
  reminders: Type.Integer(),
  remindedAt: orNull(momentSchema),
  askedBy: personSchema,
  askedAt: momentSchema,
  openedAt: orNull(momentSchema),
  sentAt: orNull(momentSchema),
  renewalAskedAt: orNull(momentSchema),
  withdrawnAt: orNull(momentSchema),
  closedAt: orNull(momentSchema),
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      fingerprint: Type.String(),
      words: Type.String(),
      shown: shownFindingSchema,
      /** As last sent. */
      choice: orNull(oneOf(answerChoices)),
      answer: Type.String(),
      sentAt: orNull(momentSchema),
      files: Type.Array(answerFileSchema),
    }),
  ),
});
export type ClientQuestion = Static<typeof clientQuestionSchema>;

const common = { access: 'user', tag: 'findings' } as const;
const see = { module: 'auditoria', action: 'ver' } as const;
const edit = { ...common, permission: { module: 'auditoria', action: 'editar' }, readsBooks: true } as const;
const questionParams = Type.Object(
  { ...companyIdParams.properties, questionId: Type.String({ format: 'uuid' }) },
  closed,
);
const monthQuery = Type.Object({ period: periodSchema }, closed);
const questionAnswer = Type.Object({ data: clientQuestionSchema });
/** The link is told once, where no mail takes it to its answerer or it is to be sent by other means too. */
const linkAnswer = Type.Object({ data: clientQuestionSchema, link: orNull(Type.String()) });

export const proposeQuestion = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-questions/proposal',
  largestBody: 16 * 1024,
  summary: 'Proposes the question of each of some findings, with all that can be shown of them to the client.',
  params: companyIdParams,
  query: monthQuery,
  body: Type.Object(
    { findings: Type.Array(fingerprintSchema, { minItems: 1, maxItems: mostAsked, distinct: true }) },
    closed,
  ),
  status: 200,
  answer: Type.Object({
    data: Type.Array(Type.Object({ fingerprint: Type.String(), words: Type.String(), shown: shownFindingSchema })),
  }),
  errors: ['resource.not_found'],
});

export const askClient = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-questions',
  secret: true,
  summary: 'Asks a user of the company, or somebody without an account by a link, about findings of a month.',
  params: companyIdParams,
  query: monthQuery,
  body: Type.Object(
    {
      items: Type.Array(Type.Object({ fingerprint: fingerprintSchema, words: wordsSchema }, closed), {
        minItems: 1,
        maxItems: mostAsked,
      }),
      /** A user with access to the company, or else a name; without an e-mail address nothing is sent. */
      userId: Type.Optional(Type.Integer()),
      name: Type.Optional(personNameSchema),
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      asks: asksSchema,
      shows: Type.Array(oneOf(shownParts), { maxItems: shownParts.length, distinct: true }),
      expiresOn: daySchema,
      reminds: Type.Boolean(),
    },
    closed,
  ),
  status: 201,
  answer: linkAnswer,
  errors: ['resource.not_found', 'finding.no_access', 'license.mails', 'request.rate_limited'],
});

export const listClientQuestions = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/client-questions',
  permission: see,
  summary:
    'Lists the questions about findings of a company with their answers, newest first: of one finding, or all open ones.',
  params: companyIdParams,
  query: Type.Object({ fingerprint: Type.Optional(fingerprintSchema) }, closed),
  answer: Type.Object({ data: Type.Array(clientQuestionSchema) }),
  errors: ['resource.not_found'],
});

export const changeClientQuestion = endpoint({
  ...edit,
  method: 'PATCH',
  path: '/companies/{id}/client-questions/{questionId}',
  summary: 'Switches the reminders of a question on or off.',
  params: questionParams,
  body: Type.Object({ reminds: Type.Boolean() }, closed),
  answer: questionAnswer,
  errors: ['resource.not_found'],
});

export const renewQuestion = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-questions/{questionId}/link',
  secret: true,
  summary: 'Sends a question again, expired or withdrawn ones too: a new link replaces the earlier ones.',
  params: questionParams,
  body: Type.Object({ expiresOn: daySchema }, closed),
  answer: linkAnswer,
  errors: ['resource.not_found', 'question.over', 'finding.no_access', 'license.mails', 'request.rate_limited'],
});

export const withdrawQuestion = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-questions/{questionId}/withdraw',
  summary: 'Withdraws a question: its links open nothing from then on.',
  params: questionParams,
  answer: questionAnswer,
  errors: ['resource.not_found', 'question.over'],
});

export const closeQuestion = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/client-questions/{questionId}/close',
  summary: 'Closes a question: nothing can be added to its answers.',
  params: questionParams,
  answer: questionAnswer,
  errors: ['resource.not_found', 'question.over'],
});

export const getAnswerFile = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/client-questions/{questionId}/files/{answerFileId}',
  permission: see,
  summary: 'Downloads a file of an answer.',
  params: Type.Object({ ...questionParams.properties, answerFileId: Type.String({ format: 'uuid' }) }, closed),
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

/** A question as its answerer sees it. Without items once it has expired or was closed. */
export const askedQuestionSchema = Type.Object({
  state: oneOf(['open', 'expired', 'closed'] as const),
  asker: Type.String(),
  /** Addressed as «usted». */
  isFormal: Type.Boolean(),
  answerer: orNull(Type.String()),
  company: orNull(Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() })),
  period: orNull(periodSchema),
  expiresOn: daySchema,
  asks: Type.Array(oneOf(answerKinds)),
  /** The draft, last. */
  savedAt: orNull(momentSchema),
  sentAt: orNull(momentSchema),
  /** Another link was asked for. */
  renewalAsked: Type.Boolean(),
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      words: Type.String(),
      shown: shownFindingSchema,
      /** As written, sent or not. */
      choice: orNull(oneOf(answerChoices)),
      answer: Type.String(),
      /** Sent as it is written. */
      isSent: Type.Boolean(),
      files: Type.Array(Type.Object({ ...answerFileSchema.properties, isSent: Type.Boolean() })),
    }),
  ),
});
export type AskedQuestion = Static<typeof askedQuestionSchema>;

const tokenSchema = Type.String({ minLength: 20, maxLength: 100 });
const byLink = { access: 'public', forClients: true, tag: 'client-questions' } as const;
const byUser = { access: 'user', permission: 'own', anytime: true, tag: 'client-questions' } as const;
const askedAnswer = Type.Object({ data: askedQuestionSchema });
const ownParams = Type.Object({ questionId: Type.String({ format: 'uuid' }) }, closed);
const itemQuery = Type.Object({ item: Type.String({ format: 'uuid' }) }, closed);
const ofLink = ['question.gone', 'question.over', 'request.rate_limited'] as const;
const ofUser = ['resource.not_found', 'question.over'] as const;
const ofFile = [
  'request.too_large',
  'file.infected',
  'file.not_scanned',
  'finding.file_type',
  'question.too_many_files',
  'storage.full',
  'account.slowed',
  'server.busy',
] as const;

const draftSchema = {
  items: Type.Array(
    Type.Object(
      {
        item: Type.String({ format: 'uuid' }),
        choice: orNull(oneOf(answerChoices)),
        answer: Type.String({ maxLength: 4000 }),
      },
      closed,
    ),
    { minItems: 1, maxItems: mostAsked },
  ),
};
/** 20 answers of 4,000 characters, each of at most four bytes. */
const largestDraft = 384 * 1024;

export const openQuestion = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-questions/open',
  summary: 'Gets the question of a link; of an expired one who asked, and nothing else.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: askedAnswer,
  errors: ['question.gone', 'request.rate_limited'],
});

export const draftAnswers = endpoint({
  ...byLink,
  method: 'PUT',
  path: '/client-questions/draft',
  largestBody: largestDraft,
  summary: 'Saves what is written of the answers to the question of a link.',
  body: Type.Object({ token: tokenSchema, ...draftSchema }, closed),
  answer: askedAnswer,
  errors: ofLink,
});

export const sendAnswers = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-questions/send',
  summary: 'Sends the answers of a link, with their files, to who asked; until the question is closed again and again.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: askedAnswer,
  errors: [...ofLink, 'question.unanswered'],
});

export const addAnswerFile = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-questions/files',
  summary:
    'Adds a file to an answer of a link, whose token is in the header cuadre-question: PDF, image, Office or text, up to 20 MB.',
  query: itemQuery,
  upload: true,
  status: 201,
  answer: askedAnswer,
  errors: [...ofLink, ...ofFile],
});

export const removeAnswerFile = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-questions/files/remove',
  summary: 'Removes a file of an answer of a link that was not sent yet.',
  body: Type.Object({ token: tokenSchema, file: Type.String({ format: 'uuid' }) }, closed),
  answer: askedAnswer,
  errors: [...ofLink, 'resource.not_found'],
});

export const askForLink = endpoint({
  ...byLink,
  method: 'POST',
  path: '/client-questions/renewal',
  summary: 'Tells who asked that the holder of an expired link needs another one.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: askedAnswer,
  errors: ofLink,
});

export const openOwnQuestion = endpoint({
  ...byUser,
  method: 'GET',
  path: '/user/client-questions/{questionId}',
  summary: 'Gets a question that the caller is to answer.',
  params: ownParams,
  answer: askedAnswer,
  errors: ['resource.not_found'],
});

export const draftOwnAnswers = endpoint({
  ...byUser,
  method: 'PUT',
  path: '/user/client-questions/{questionId}/draft',
  largestBody: largestDraft,
  summary: 'Saves what the caller has written of the answers to a question.',
  params: ownParams,
  body: Type.Object(draftSchema, closed),
  answer: askedAnswer,
  errors: ofUser,
});

export const sendOwnAnswers = endpoint({
  ...byUser,
  method: 'POST',
  path: '/user/client-questions/{questionId}/send',
  summary: 'Sends the answers of the caller, with their files, to who asked.',
  params: ownParams,
  answer: askedAnswer,
  errors: [...ofUser, 'question.unanswered'],
});

export const addOwnAnswerFile = endpoint({
  ...byUser,
  method: 'POST',
  path: '/user/client-questions/{questionId}/files',
  summary: 'Adds a file to an answer of the caller: PDF, image, Office or text, up to 20 MB.',
  params: ownParams,
  query: itemQuery,
  upload: true,
  status: 201,
  answer: askedAnswer,
  errors: [...ofUser, ...ofFile],
});

export const removeOwnAnswerFile = endpoint({
  ...byUser,
  method: 'DELETE',
  path: '/user/client-questions/{questionId}/files/{answerFileId}',
  summary: 'Removes a file of an answer of the caller that was not sent yet.',
  params: Type.Object({ ...ownParams.properties, answerFileId: Type.String({ format: 'uuid' }) }, closed),
  answer: askedAnswer,
  errors: ofUser,
});
