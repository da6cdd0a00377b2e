/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getPull: Call<typeof contract.getPull> = {"method":"GET","path":"/companies/{id}/trial-balances/pulls/{pullId}","access":"user"};
export const listPulls: Call<typeof contract.listPulls> = {"method":"GET","path":"/companies/{id}/trial-balances/pulls","access":"user"};
export const mostPulledMonths: typeof contract.mostPulledMonths = 24;
export const startPull: Call<typeof contract.startPull> = {"method":"POST","path":"/companies/{id}/trial-balances/pull","access":"user"};
