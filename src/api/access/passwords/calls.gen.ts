/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const changePassword: Call<typeof contract.changePassword> = {"method":"POST","path":"/auth/change-password","access":"user"};
export const openPasswordLink: Call<typeof contract.openPasswordLink> = {"method":"POST","path":"/auth/reset-password/open","access":"public"};
export const recoverPassword: Call<typeof contract.recoverPassword> = {"method":"POST","path":"/auth/recover-password","access":"public"};
export const resetPassword: Call<typeof contract.resetPassword> = {"method":"POST","path":"/auth/reset-password","access":"public"};
