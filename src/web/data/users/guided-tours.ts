/** Guided tours that the user has taken. */
import { takeTour } from '#api/users/guided-tours/calls.gen.ts';
import type { GuidedTour } from '#core/product/guided-tour.ts';
import { session, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { changeOwnUser } from './own-user.ts';

/** Whether a tour is to be offered; false until the tours are loaded. */
export function useOffersTour(tour: GuidedTour): boolean {
  return useSession(({ tours }) => tours?.[tour] === false);
}

/** Marks a tour as finished or skipped; without a response it holds on this device. */
export async function markTourTaken(tour: GuidedTour): Promise<void> {
  const { user } = useSession.getState();
  if (!user || user.attributes.tours[tour]) return;
  session.markTour(tour);
  changeOwnUser({ tours: { ...user.attributes.tours, [tour]: true } });
  const body = { guided_tour: { user_id: user.id, guito_type: tour } };
  await call(takeTour, { body }).catch(() => undefined);
}
