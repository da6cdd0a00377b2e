/** First steps of a company until its first audit: each is done once the data say so, never ticked by hand. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const closed = { additionalProperties: false } as const;

/** In the order in which they are taken. */
export const firstSteps = ['profile', 'software', 'balance', 'parametrization', 'audit', 'people'] as const;
export type FirstStep = (typeof firstSteps)[number];

const asideSchema = Type.Object({ isAside: Type.Boolean() }, closed);

const documentSchema = Type.Object({
  /** Put aside by the caller. */
  isAside: Type.Boolean(),
  steps: Type.Array(
    Type.Object({
      step: Type.Unsafe<FirstStep>(Type.String({ enum: [...firstSteps] })),
      isDone: Type.Boolean(),
    }),
  ),
});

const common = {
  access: 'user',
  tag: 'portfolio',
  permission: 'own',
  params: Type.Object({ companyId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, closed),
  errors: ['resource.not_found'],
} as const;

export const getFirstSteps = endpoint({
  ...common,
  method: 'GET',
  path: '/user/first-steps/{companyId}',
  summary:
    'Tells which first steps of a company are done: profile, credentials of its software, balance, parametrization, audit, other users.',
  answer: Type.Object({ data: documentSchema }),
});

export const putFirstStepsAside = endpoint({
  ...common,
  method: 'PUT',
  path: '/user/first-steps/{companyId}',
  anytime: true,
  summary: 'Puts the first steps of a company aside, or takes them up again; only the caller sees it.',
  body: asideSchema,
  answer: Type.Object({ data: asideSchema }),
});
