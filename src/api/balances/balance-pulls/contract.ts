/**
 * Pulls of balances from Siigo Nube: one month or a range, as a job. Each month is stored like an upload and audited;
 * outcomes are per month, and successful months stay when others fail.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { periodSchema } from '../trial-balances/contract.ts';

/** Maximum months of one request. */
export const mostPulledMonths = 24;

const nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

export const pulledMonthSchema = Type.Object({
  period: periodSchema,
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('pulling'),
    /** A new version. */
    Type.Literal('stored'),
    /** Equal to the stored version. */
    Type.Literal('unchanged'),
    Type.Literal('failed'),
  ]),
  version: Type.Union([Type.Integer(), Type.Null()]),
  auditId: nullable(Type.String({ format: 'uuid' })),
  /** Error code and Spanish sentence of a failure. */
  error: nullable(Type.String()),
  message: nullable(Type.String()),
});
export type PulledMonth = Static<typeof pulledMonthSchema>;
export type PulledMonthState = PulledMonth['state'];

export const balancePullSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  attributes: Type.Object({
    state: Type.Union([Type.Literal('queued'), Type.Literal('running'), Type.Literal('done')]),
    /** Started by the schedule, not by a user. */
    automatic: Type.Boolean(),
    requestedBy: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
    finishedAt: nullable(Type.String({ format: 'date-time' })),
    /** In processing order. */
    months: Type.Array(pulledMonthSchema),
    /** Null until requested. */
    thirdParties: Type.Union([
      Type.Null(),
      Type.Object({
        /** Third parties of the company; null when they could not be pulled. */
        count: Type.Union([Type.Integer(), Type.Null()]),
        error: nullable(Type.String()),
        message: nullable(Type.String()),
      }),
    ]),
  }),
});
export type BalancePull = Static<typeof balancePullSchema>;

/** Calendar months only: the closing period is requested separately. */
const monthSchema = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
const common = { access: 'user', tag: 'trial-balances' } as const;

export const startPull = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/trial-balances/pull',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary: `Fetches a month, or up to ${mostPulledMonths} consecutive ones, from Siigo Nube, stores and audits them.`,
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
  summary: 'Lists the last ten pulls, newest first.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(balancePullSchema) }),
  errors: ['resource.not_found'],
});

export const getPull = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/trial-balances/pulls/{pullId}',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets the progress of a pull and the result of each month.',
  params: Type.Object(
    { ...companyIdParams.properties, pullId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: balancePullSchema }),
  errors: ['resource.not_found'],
});
