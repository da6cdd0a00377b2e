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
  summary: 'Readiness: a new connection to the database can write, the disk has room, and jobs run.',
  answer: Type.Object({
    data: Type.Object({
      status: Type.Literal('ok'),
      database: Type.Literal('ok'),
      jobs: Type.Literal('ok'),
      disk: Type.Literal('ok'),
    }),
  }),
  errors: ['server.busy', 'server.away', 'server.disk_full'],
});
