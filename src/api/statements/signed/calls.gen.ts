/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getSignedStatements: Call<typeof contract.getSignedStatements> = {"method":"GET","path":"/companies/{id}/signed-statements/{period}","access":"user"};
