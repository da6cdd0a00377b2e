/** Activation codes: staff creates them; other users redeem them and see their license. */
import { isAdmin } from '../../data/session/session.ts';
import { OwnCodes } from './own/OwnCodes.tsx';
import { StaffCodes } from './staff/StaffCodes.tsx';

export function Screen() {
  return isAdmin() ? <StaffCodes /> : <OwnCodes />;
}
