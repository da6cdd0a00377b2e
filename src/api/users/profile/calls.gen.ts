/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const askEmailChange: Call<typeof contract.askEmailChange> = {"method":"POST","path":"/profile/email","access":"user"};
export const confirmEmailChange: Call<typeof contract.confirmEmailChange> = {"method":"POST","path":"/profile/email/confirm","access":"user"};
export const getProfile: Call<typeof contract.getProfile> = {"method":"GET","path":"/profile","access":"user"};
export const updatePreferences: Call<typeof contract.updatePreferences> = {"method":"PATCH","path":"/profile/preferences","access":"user"};
export const updateProfile: Call<typeof contract.updateProfile> = {"method":"PATCH","path":"/profile","access":"user"};
