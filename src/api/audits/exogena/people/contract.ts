/**
 * Data of third parties that no trial balance has and the formats ask for: listed by year with what is lacking, kept by
 * company and number, entered one by one or by a workbook.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import type { FormatKey } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { type PersonField, personFields } from '#core/exogena/people/person-data.ts';
import { type Lack, lacks } from '#core/exogena/reported-person.ts';

const closed = { additionalProperties: false } as const;
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const yearParams = Type.Object(
  { ...companyIdParams.properties, year: Type.Integer({ minimum: 1990, maximum: 2100 }) },
  closed,
);
const numberParams = Type.Object(
  { ...companyIdParams.properties, number: Type.String({ minLength: 1, maxLength: 60 }) },
  closed,
);

const lackSchema = Type.Unsafe<Lack>(Type.String({ enum: [...lacks] }));

const texts = <Field extends PersonField>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, Type.String({ maxLength: 500 })])) as Record<Field, Type.TString>;

/** Empty: not said. */
const dataSchema = Type.Object(texts(personFields), closed);
const namesSchema = Type.Object(texts(['surname1', 'surname2', 'name1', 'name2']));

const personSchema = Type.Object({
  number: Type.String(),
  /** As the books have it. */
  name: Type.String(),
  /** DIAN code of its document as it is reported; null where nothing tells. */
  type: nullable(Type.String()),
  dv: nullable(Type.Integer()),
  isLegal: Type.Boolean(),
  /** The row of small amounts, which has the place of the company. */
  isMinor: Type.Boolean(),
  formats: Type.Array(Type.Unsafe<FormatKey>(Type.String({ enum: exogenaFormats.map(({ key }) => key) }))),
  lacks: Type.Array(lackSchema),
  /** As the company keeps them. */
  data: dataSchema,
  isKept: Type.Boolean(),
  /** Where its accounting package says that it is, below what the company says; null where it says nothing. */
  place: nullable(Type.Object(texts(['address', 'municipality', 'country']))),
  /** Its name in the books split into surnames and given names, to be confirmed. */
  proposed: nullable(namesSchema),
  /** As they are reported. */
  municipality: Type.String(),
  country: Type.String(),
});
export type ExogenaPerson = Static<typeof personSchema>;

const peopleSchema = Type.Object({
  /** Third parties of the year, and those that lack anything. */
  people: Type.Integer(),
  lacking: Type.Integer(),
  lacks: Type.Array(Type.Object({ lack: lackSchema, people: Type.Integer() })),
  /** That pass the filter. */
  total: Type.Integer(),
  offset: Type.Integer(),
  rows: Type.Array(personSchema),
});
export type ExogenaPeople = Static<typeof peopleSchema>;

const loadedSchema = Type.Object({
  /** Third parties whose data changed, and those that were as the file says. */
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** Those whose names are still our proposal. */
  proposed: Type.Integer(),
});
export type LoadedPeople = Static<typeof loadedSchema>;

const common = { access: 'user', tag: 'exogena' } as const;
const seeing = { permission: { module: 'estados_financieros', action: 'ver' }, readsBooks: true } as const;
const changing = { permission: { module: 'estados_financieros', action: 'editar' } } as const;
const yearErrors = [
  'resource.not_found',
  'audit.no_balance',
  'server.busy',
  'preview.too_long',
  'account.slowed',
] as const;

export const listExogenaPeople = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/exogena/{year}/people',
  summary: 'Lists the third parties that the formats of a year name and what they lack.',
  params: yearParams,
  query: Type.Object(
    {
      /** Those that lack it. */
      lack: Type.Optional(lackSchema),
      /** Complete ones too; default false. */
      all: Type.Optional(Type.Boolean()),
      /** In the number or the name. */
      words: Type.Optional(Type.String({ maxLength: 120 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
      /** Default 50. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    },
    closed,
  ),
  answer: Type.Object({ data: peopleSchema }),
  errors: yearErrors,
});

export const setExogenaPerson = endpoint({
  ...common,
  ...changing,
  method: 'PUT',
  path: '/companies/{id}/exogena-people/{number}',
  summary: 'Replaces the data that a company keeps of a third party; empty ones are removed.',
  params: numberParams,
  body: dataSchema,
  status: 204,
  errors: ['resource.not_found'],
});

export const removeExogenaPerson = endpoint({
  ...common,
  ...changing,
  method: 'DELETE',
  path: '/companies/{id}/exogena-people/{number}',
  summary: 'Removes the data that a company keeps of a third party.',
  params: numberParams,
  status: 204,
  errors: ['resource.not_found'],
});

export const downloadExogenaPeople = endpoint({
  ...common,
  ...changing,
  method: 'GET',
  readsBooks: true,
  path: '/companies/{id}/exogena/{year}/people/workbook',
  summary: 'Downloads the third parties of a year that lack data, or all of them, as a workbook to be filled in.',
  params: yearParams,
  query: Type.Object({ all: Type.Optional(Type.Boolean()) }, closed),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: yearErrors,
});

export const loadExogenaPeople = endpoint({
  ...common,
  ...changing,
  method: 'POST',
  path: '/companies/{id}/exogena/{year}/people/workbook',
  readsBooks: true,
  upload: true,
  summary: 'Loads data of third parties from such a workbook, or refuses it whole with each wrong cell.',
  params: yearParams,
  answer: Type.Object({ data: loadedSchema }),
  errors: [...yearErrors, 'parametrization.invalid', 'request.too_large'],
});
