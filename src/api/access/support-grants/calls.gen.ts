/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const endSupport: Call<typeof contract.endSupport> = {"method":"DELETE","path":"/account/support","access":"user"};
export const grantSupport: Call<typeof contract.grantSupport> = {"method":"POST","path":"/account/support","access":"user"};
export const listSupportGrants: Call<typeof contract.listSupportGrants> = {"method":"GET","path":"/account/support","access":"user"};
export const mostSupportDays: typeof contract.mostSupportDays = 30;
