/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const auditStandings: typeof contract.auditStandings = ["newest","reloaded","replaced","withdrawn"];
export const checkReport: Call<typeof contract.checkReport> = {"method":"GET","path":"/report-checks","access":"public"};
