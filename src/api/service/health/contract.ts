/** Health checks for operators. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const common = { method: 'GET', access: 'public', tag: 'health' } as const;

export const live = endpoint({
  ...common,
  path: '/health/live',
  summary: 'Liveness: the process responds.',
  answer: Type.Object({ data: Type.Object({ status: Type.Literal('ok') }) }),
});

export const ready = endpoint({
  ...common,
  path: '/health/ready',
  summary: 'Readiness: the database responds and jobs run.',
  answer: Type.Object({
    data: Type.Object({ status: Type.Literal('ok'), database: Type.Literal('ok'), jobs: Type.Literal('ok') }),
  }),
  errors: ['server.busy'],
});
