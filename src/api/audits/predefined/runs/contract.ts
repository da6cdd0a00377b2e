/** Runs of predefined parametrizations: what each upload did for the companies of its package, for staff and for their people. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';

const closed = { additionalProperties: false } as const;
const whole = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ softwareId: whole, number: whole }, closed);
const staff = { access: 'admin', tag: 'predefined-parametrization' } as const;
const software = Type.Object({ id: Type.Integer(), name: Type.String() });

const runSchema = Type.Object({
  software,
  /** Counts the runs of the package from 1. */
  number: Type.Integer(),
  kind: Type.Unsafe<'load' | 'undo'>(Type.String({ enum: ['load', 'undo'] })),
  /** Of the package afterwards. */
  version: Type.Integer(),
  /** That was taken back; null for a load. */
  undoneVersion: Type.Union([Type.Integer(), Type.Null()]),
  fileName: Type.Union([Type.String(), Type.Null()]),
  madeBy: Type.String(),
  madeAt: Type.String({ format: 'date-time' }),
  companies: Type.Integer(),
  changed: Type.Integer(),
  keeping: Type.Integer(),
  isUndone: Type.Boolean(),
  /** The last load that is not undone. */
  mayUndo: Type.Boolean(),
});
export type PredefinedRun = Static<typeof runSchema>;

export const listPredefinedRuns = endpoint({
  ...staff,
  method: 'GET',
  path: '/predefined-parametrization/runs',
  summary: 'Lists the uploads of predefined parametrizations and what was taken back, newest first.',
  query: Type.Object(pageQuery, closed),
  answer: Type.Object({ data: Type.Array(runSchema), meta: pageMeta }),
});

const resultSchema = Type.Object({
  companyId: Type.Integer(),
  name: Type.String(),
  nit: Type.String(),
  subscriber: Type.String(),
  from: Type.Integer(),
  version: Type.Integer(),
  changed: Type.Integer(),
  kept: Type.Integer(),
  /** Validations of which its own values and the version do not fit together. */
  clashing: Type.Integer(),
  /** It had chosen to keep an earlier version. */
  keepsVersion: Type.Boolean(),
  /** Version that it has now. */
  held: Type.Integer(),
});
export type RunResult = Static<typeof resultSchema>;

export const listRunResults = endpoint({
  ...staff,
  method: 'GET',
  path: '/predefined-parametrization/accountable-software/{softwareId}/runs/{number}/companies',
  summary: 'Lists what a run did for each company, in numbers; those that changed or keep something first.',
  params,
  query: Type.Object(
    {
      /** Substring of name, NIT or subscriber. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      ...pageQuery,
    },
    closed,
  ),
  answer: Type.Object({ data: Type.Array(resultSchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const undoPredefinedRun = endpoint({
  ...staff,
  method: 'POST',
  path: '/predefined-parametrization/accountable-software/{softwareId}/runs/{number}/undo',
  summary:
    'Takes back the last load of a package: every company gets the version that it had before, and keeps what it chose or set itself.',
  params,
  answer: Type.Object({ data: runSchema }),
  errors: ['resource.not_found', 'predefined.not_last'],
});

const movedSchema = Type.Object({
  companyId: Type.Integer(),
  name: Type.String(),
  software,
  from: Type.Integer(),
  version: Type.Integer(),
  changed: Type.Integer(),
  kept: Type.Integer(),
  clashing: Type.Integer(),
  /** Version that it has now: `from` after «Conservar la anterior». */
  held: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  /** False where a version was taken back: there is nothing to keep. */
  mayKeep: Type.Boolean(),
});
export type MovedCompany = Static<typeof movedSchema>;

export const listMovedCompanies = endpoint({
  access: 'user',
  permission: { module: 'parametrizacion', action: 'ver', somewhere: true },
  tag: 'parametrization',
  method: 'GET',
  path: '/predefined-parametrization/companies',
  summary: 'Lists the companies of the caller that the last version of their package changed, with the choice of each.',
  answer: Type.Object({ data: Type.Array(movedSchema) }),
});
