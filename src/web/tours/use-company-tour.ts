/** Tour of the company that was chosen for the user: non-administrators with exactly one, unless a pop-up waits. */
import { isAdmin, useSession } from '../data/session/session.ts';
import { companyTour } from './company-tour.es.ts';
import type { TourStep } from './tour-step.ts';

const none: readonly TourStep[] = [];

/** Its steps; none for everybody else. */
export function useCompanyTour(): readonly TourStep[] {
  const isOwn = useSession(({ companies, popUpNotifications }) => companies.length === 1 && !popUpNotifications.length);
  return isOwn && !isAdmin() ? companyTour : none;
}
