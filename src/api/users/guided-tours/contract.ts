/** Guided tours: marked as taken when they are finished or skipped. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { guidedTours } from '#core/product/guided-tour.ts';

const closed = { additionalProperties: false } as const;

const guidedTour = Type.Object(
  { user_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), guito_type: Type.Enum([...guidedTours]) },
  closed,
);

export const takeTour = endpoint({
  access: 'user',
  permission: 'own',
  anytime: true,
  tag: 'profile',
  method: 'POST',
  path: '/guided-tour/taken',
  summary: 'Marks a guided tour of the caller as taken; `user_id` is the caller. Once or several times is the same.',
  body: Type.Object({ guided_tour: guidedTour }, closed),
  answer: Type.Object({ data: guidedTour }),
  errors: ['resource.not_found'],
});
