/** Codes, as they concern whoever looks: the staff makes them, everybody else uses them and sees their license. */
import { isAdmin } from '../../data/session/session.ts';
import { OwnCodes } from './own/OwnCodes.tsx';
import { StaffCodes } from './staff/StaffCodes.tsx';

export function Screen() {
  return isAdmin() ? <StaffCodes /> : <OwnCodes />;
}
