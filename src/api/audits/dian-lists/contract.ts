/**
 * The DIAN's lists, for staff: loads of a table or JSON, what each changes and whose books it touches before it replaces,
 * and the differences between loads.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageQuery } from '#core/call/list-query.ts';
import { dianChangeKinds } from '#core/reference/dian/compare-loads.ts';
import { type DianList, dianLists } from '#core/reference/dian/dian-list.ts';

const closed = { additionalProperties: false } as const;
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const day = Type.String({ format: 'date' });
const moment = Type.String({ format: 'date-time' });
const listSchema = Type.Unsafe<DianList>(Type.String({ enum: [...dianLists] }));
const number = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const loadSchema = Type.Object({
  /** Within its list; null for a file that was refused. */
  number: nullable(Type.Integer()),
  /** First day in force. */
  from: day,
  fileName: Type.String(),
  count: Type.Integer(),
  /** Against the load before. */
  entered: Type.Integer(),
  departed: Type.Integer(),
  /** What was wrong with a refused file. */
  problem: nullable(Type.String()),
  state: Type.Unsafe<'current' | 'future' | 'earlier' | 'refused'>(
    Type.String({ enum: ['current', 'future', 'earlier', 'refused'] }),
  ),
  /** Null for a list of the program. */
  loadedBy: nullable(Type.String()),
  loadedAt: nullable(moment),
});
export type DianLoadItem = Static<typeof loadSchema>;

const dianListSchema = Type.Object({
  id: listSchema,
  /** Newest first; refused files too. */
  loads: Type.Array(loadSchema),
});
export type DianListItem = Static<typeof dianListSchema>;

const changeSchema = Type.Object({
  kind: Type.Unsafe<(typeof dianChangeKinds)[number]>(Type.String({ enum: [...dianChangeKinds] })),
  nit: Type.String(),
  dv: Type.Integer(),
  name: Type.String(),
  /** In Spanish: the resolution, the end of the five years, or what changed. */
  why: Type.String(),
  /** Of a fictitious supplier: last day of its five years. */
  until: nullable(day),
  /** With the third party in the books of a month that the load holds for. */
  companies: Type.Integer(),
});
export type DianChangeItem = Static<typeof changeSchema>;

const readSchema = Type.Object({
  /** Rows read. */
  rows: Type.Integer(),
  repeated: Type.Integer(),
  wrongDigits: Type.Integer(),
  /** Fictitious suppliers without a date: to be reviewed. */
  undated: Type.Integer(),
  /** NITs that remain. */
  count: Type.Integer(),
  entered: Type.Integer(),
  departed: Type.Integer(),
  changed: Type.Integer(),
  /** Companies with a third party that enters, leaves or changes in the books of a month that the load holds for. */
  companies: Type.Integer(),
  /** Months of balances that the load holds for, of all companies. */
  months: Type.Integer(),
  /** Number of the load that it was compared with; null if there is none. */
  against: nullable(Type.Integer()),
  /** In Spanish, with row and column. A file with one is refused. */
  problems: Type.Array(Type.String()),
});
export type ReadDianList = Static<typeof readSchema>;

const common = { access: 'admin', tag: 'dian-lists' } as const;
const params = Type.Object({ list: listSchema }, closed);
const refusals = ['balance.unreadable', 'parametrization.invalid', 'request.too_large', 'file.infected'] as const;
const uploadErrors = [...refusals, 'file.not_scanned', 'account.slowed', 'server.busy'] as const;

export const listDianLists = endpoint({
  ...common,
  method: 'GET',
  path: '/dian-lists',
  summary: "The DIAN's lists with their loads, newest first.",
  answer: Type.Object({ data: Type.Array(dianListSchema) }),
});

export const readDianList = endpoint({
  ...common,
  method: 'POST',
  path: '/dian-lists/{list}/file',
  upload: true,
  summary:
    'Reads a list from a workbook, CSV or JSON: what it would change, and whose books it touches. A file with problems stays in the history as refused; nothing else is stored.',
  params,
  query: Type.Object({ from: day }, closed),
  answer: Type.Object({ data: readSchema }),
  errors: uploadErrors,
});

export const loadDianList = endpoint({
  ...common,
  method: 'POST',
  path: '/dian-lists/{list}/loads',
  upload: true,
  summary:
    'Loads a list from such a file: it holds from its first day on, and audits of months that end before keep theirs. `against`: number of the load that it was compared with, 0 for none.',
  params,
  query: Type.Object({ from: day, against: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }, closed),
  status: 201,
  answer: Type.Object({ data: loadSchema }),
  errors: [...uploadErrors, 'resource.conflict'],
});

const differencesQuery = {
  /** Numbers of two loads. */
  from: number,
  to: number,
  kind: Type.Optional(Type.Unsafe<(typeof dianChangeKinds)[number]>(Type.String({ enum: [...dianChangeKinds] }))),
  /** In the NIT or name. */
  search: Type.Optional(Type.String({ maxLength: 80 })),
};

export const listDianDifferences = endpoint({
  ...common,
  method: 'GET',
  path: '/dian-lists/{list}/differences',
  summary: 'What differs between two loads of a list.',
  params,
  query: Type.Object({ ...differencesQuery, ...pageQuery }, closed),
  answer: Type.Object({
    data: Type.Array(changeSchema),
    meta: Type.Object({
      /** Of the search, by kind. */
      counts: Type.Object({ enters: Type.Integer(), leaves: Type.Integer(), changes: Type.Integer() }),
      total: Type.Integer(),
    }),
  }),
  errors: ['resource.not_found'],
});

export const exportDianDifferences = endpoint({
  ...common,
  method: 'GET',
  path: '/dian-lists/{list}/differences/export',
  summary: 'The same as an Excel workbook.',
  params,
  query: Type.Object(differencesQuery, closed),
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

export const listTouchedCompanies = endpoint({
  ...common,
  method: 'GET',
  path: '/dian-lists/{list}/differences/companies',
  spansBooks: true,
  summary: 'The companies with a third party in the books of months that loads between two hold for, by name.',
  params,
  query: Type.Object({ from: number, to: number, nit: Type.String({ pattern: '^[0-9]{3,11}$' }) }, closed),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        nit: Type.String(),
        dv: Type.Integer(),
        /** Newest first: `2026-11`. */
        months: Type.Array(Type.String()),
      }),
    ),
  }),
  errors: ['resource.not_found'],
});
