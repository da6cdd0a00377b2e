/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const rereadTrialBalance: Call<typeof contract.rereadTrialBalance> = {"method":"POST","path":"/companies/{id}/trial-balances/{balanceId}/reread","access":"user"};
