/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const closeAccount: Call<typeof contract.closeAccount> = {"method":"POST","path":"/account/closing","access":"user"};
export const handOverAccount: Call<typeof contract.handOverAccount> = {"method":"PUT","path":"/account/owner","access":"user"};
export const reopenAccount: Call<typeof contract.reopenAccount> = {"method":"DELETE","path":"/account/closing","access":"user"};
