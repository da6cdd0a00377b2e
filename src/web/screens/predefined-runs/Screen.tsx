/** Runs of predefined parametrizations. */
import { isAdmin } from '../../data/session/session.ts';
import { OwnCompanies } from './OwnCompanies.tsx';
import { Runs } from './Runs.tsx';

export function Screen() {
  return isAdmin() ? <Runs /> : <OwnCompanies />;
}
