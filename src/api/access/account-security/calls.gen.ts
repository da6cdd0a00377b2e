/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getAccountSecurity: Call<typeof contract.getAccountSecurity> = {"method":"GET","path":"/account/security","access":"user"};
export const updateAccountSecurity: Call<typeof contract.updateAccountSecurity> = {"method":"PATCH","path":"/account/security","access":"user"};
