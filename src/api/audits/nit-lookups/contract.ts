/** Look-ups of NITs by anybody: check digit, kind of person, and the DIAN's lists in force. Nothing is stored. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { type DianList, dianLists, type Membership } from '#core/reference/dian/dian-list.ts';
import { type NitProblem, nitProblems, type PersonKind, personKinds } from '#core/reference/dian/read-pasted-nit.ts';

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: [...values] }));
const day = Type.String({ format: 'date' });
const listSchema = oneOf<DianList>(dianLists);

/** Numbers of a look-up: of anybody, and of who is signed in. */
export const mostNits = 100;
export const mostNitsOfUser = 1000;
/** Empty lines between the numbers keep their places. */
const mostLines = 5;

const lookedUpSchema = Type.Object({
  /** Without DV; of a line that is no NIT, what was pasted. */
  nit: Type.String(),
  problem: nullable(oneOf<NitProblem>(nitProblems)),
  /** Null with a problem. */
  dv: nullable(Type.Integer()),
  /** As pasted. */
  givenDv: nullable(Type.Integer()),
  kind: nullable(oneOf<PersonKind>(personKinds)),
  /** Digits that it lacks to be a company's, of a short number that begins like one. */
  lacks: Type.Integer(),
  /** Of a person's number: its digits repeat or run on. */
  isSteady: Type.Boolean(),
  /** As a list writes it; null where none has it. */
  name: nullable(Type.String()),
  memberships: Type.Array(
    Type.Object({
      list: listSchema,
      state: oneOf<Membership['state']>(['current', 'future', 'ended', 'review']),
      /** Resolution of a fictitious supplier, and the last day of its five years; null if unknown. */
      since: nullable(day),
      until: nullable(day),
    }),
  ),
});
export type LookedUp = Static<typeof lookedUpSchema>;

const sourceSchema = Type.Object({
  list: listSchema,
  count: Type.Integer(),
  /** First day in force. */
  from: day,
});

const common = { access: 'public', tag: 'nit-lookups' } as const;

const linesOf = (numbers: number) =>
  Type.Object(
    { lines: Type.Array(Type.String({ maxLength: 300 }), { minItems: 1, maxItems: numbers * mostLines }) },
    { additionalProperties: false },
  );
const answer = Type.Object({ data: Type.Array(lookedUpSchema) });
const errors = ['request.rate_limited'] as const;

const asked = { ...common, method: 'POST', body: linesOf(mostNits), largestBody: 128 * 1024, errors } as const;
const askedByUser = {
  access: 'user',
  permission: 'own',
  anytime: true,
  tag: 'nit-lookups',
  method: 'POST',
  errors,
  body: linesOf(mostNitsOfUser),
  largestBody: 512 * 1024,
} as const;
const summaryOf = (most: number) =>
  `Looks up to ${most} NITs up, one a line, dotted or not, with or without DV. A row for each line, in its order; empty lines keep their place.`;

export const lookUpNits = endpoint({ ...asked, path: '/nit-lookups', summary: summaryOf(mostNits), answer });

export const exportNits = endpoint({
  ...asked,
  path: '/nit-lookups/export',
  summary: 'The same as an Excel workbook.',
  produces: 'application/octet-stream',
});

export const lookUpManyNits = endpoint({
  ...askedByUser,
  path: '/nit-lookups/many',
  summary: summaryOf(mostNitsOfUser),
  answer,
});

export const exportManyNits = endpoint({
  ...askedByUser,
  path: '/nit-lookups/many/export',
  summary: 'The same as an Excel workbook.',
  produces: 'application/octet-stream',
});

export const listNitSources = endpoint({
  ...common,
  method: 'GET',
  path: '/nit-lookups/lists',
  summary: 'Lists of the DIAN in which NITs are looked up, and since when each is in force.',
  answer: Type.Object({ data: Type.Array(sourceSchema) }),
});
