/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const acceptInvitation: Call<typeof contract.acceptInvitation> = {"method":"POST","path":"/users/invitations/accept","access":"public"};
export const inviteUser: Call<typeof contract.inviteUser> = {"method":"POST","path":"/users/invitations","access":"user"};
export const openInvitation: Call<typeof contract.openInvitation> = {"method":"POST","path":"/users/invitations/open","access":"public"};
export const repeatInvitation: Call<typeof contract.repeatInvitation> = {"method":"POST","path":"/users/{userId}/invitation","access":"user"};
export const withdrawInvitation: Call<typeof contract.withdrawInvitation> = {"method":"DELETE","path":"/users/{userId}/invitation","access":"user"};
