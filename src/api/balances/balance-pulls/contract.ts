/**
 * Fetching balances from Siigo Nube: one month, or some in a row, as a job. Each month is stored as an upload would be, and
 * audited; what became of each is told, and those that went well stay when others fail.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { periodSchema } from '../trial-balances/contract.ts';

/** Most months of one request. */
export const mostPulledMonths = 24;

const nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

export const pulledMonthSchema = Type.Object({
  period: periodSchema,
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('pulling'),
    /** A new version. */
    Type.Literal('stored'),
    /** Siigo gave what was there already. */
    Type.Literal('unchanged'),
    Type.Literal('failed'),
  ]),
  version: Type.Union([Type.Integer(), Type.Null()]),
  auditId: nullable(Type.String({ format: 'uuid' })),
  /** Code and Spanish sentence of why it failed. */
  error: nullable(Type.String()),
  message: nullable(Type.String()),
});
export type PulledMonth = Static<typeof pulledMonthSchema>;
export type PulledMonthState = PulledMonth['state'];

export const balancePullSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  attributes: Type.Object({
    state: Type.Union([Type.Literal('queued'), Type.Literal('running'), Type.Literal('done')]),
    /** Asked for by the calendar, not by a person. */
    automatic: Type.Boolean(),
    requestedBy: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
    finishedAt: nullable(Type.String({ format: 'date-time' })),
    /** In the order in which they are fetched. */
    months: Type.Array(pulledMonthSchema),
    /** Null until they have been asked for. */
    thirdParties: Type.Union([
      Type.Null(),
      Type.Object({
        /** How many the company has; null when they could not be fetched. */
        count: Type.Union([Type.Integer(), Type.Null()]),
        error: nullable(Type.String()),
        message: nullable(Type.String()),
      }),
    ]),
  }),
});
export type BalancePull = Static<typeof balancePullSchema>;

/** Calendar months only: the closing period is asked for by itself. */
const monthSchema = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const common = { access: 'user', tag: 'trial-balances' } as const;

export const startPull = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/trial-balances/pull',
  permission: { module: 'auditoria', action: 'ejecutar' },
  summary: `Fetches a month, or up to ${mostPulledMonths} in a row, from Siigo Nube, stores and audits them.`,
  params: companyIdParams,
  /** Either `year` and `month`, or `from` and `to`. */
  body: Type.Object(
    {
      year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2100 })),
      /** 13 is the closing period. */
      month: Type.Optional(Type.Integer({ minimum: 1, maximum: 13 })),
      from: Type.Optional(monthSchema),
      to: Type.Optional(monthSchema),
    },
    { additionalProperties: false },
  ),
  status: 202,
  answer: Type.Object({ data: balancePullSchema }),
  errors: [
    'resource.not_found',
    'siigo.other_software',
    'siigo.credentials_missing',
    'siigo.credentials_rejected',
    'siigo.pull_running',
  ],
});

export const listPulls = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/trial-balances/pulls',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'The last ten, newest first.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(balancePullSchema) }),
  errors: ['resource.not_found'],
});

export const getPull = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/trial-balances/pulls/{pullId}',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'How far it is, and what became of each month.',
  params: Type.Object(
    { ...companyIdParams.properties, pullId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: balancePullSchema }),
  errors: ['resource.not_found'],
});
