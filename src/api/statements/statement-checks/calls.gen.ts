/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const checkStatements: Call<typeof contract.checkStatements> = {"method":"GET","path":"/statement-checks","access":"public"};
export const signedStandings: typeof contract.signedStandings = ["same","changed","renamed","notes","reopened","replaced","withdrawn","altered"];
