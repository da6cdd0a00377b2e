/** Look-ups of NITs by anybody: check digit, kind of person, and the DIAN's lists in force. Nothing is stored. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { type DianList, dianLists, type Membership } from '#core/reference/dian/dian-list.ts';
import { type NitProblem, nitProblems, type PersonKind, personKinds } from '#core/reference/dian/read-pasted-nit.ts';

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: [...values] }));
const day = Type.String({ format: 'date' });
const listSchema = oneOf<DianList>(dianLists);

/** Lines of a look-up. */
export const mostNits = 100;

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

const asked = {
  ...common,
  method: 'POST',
  body: Type.Object(
    { lines: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { minItems: 1, maxItems: mostNits }) },
    { additionalProperties: false },
  ),
  largestBody: 128 * 1024,
  errors: ['request.rate_limited'],
} as const;

export const lookUpNits = endpoint({
  ...asked,
  path: '/nit-lookups',
  summary: `Looks up to ${mostNits} NITs up, one a line, dotted or not, with or without DV. A row for each line, in its order.`,
  answer: Type.Object({ data: Type.Array(lookedUpSchema) }),
});

export const exportNits = endpoint({
  ...asked,
  path: '/nit-lookups/export',
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
