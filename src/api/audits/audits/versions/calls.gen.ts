/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const compareVersionFindings: Call<typeof contract.compareVersionFindings> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/version-findings","access":"user"};
export const compareVersions: Call<typeof contract.compareVersions> = {"method":"GET","path":"/companies/{id}/trial-balances/{balanceId}/changes","access":"user"};
export const listVersions: Call<typeof contract.listVersions> = {"method":"GET","path":"/companies/{id}/trial-balances/versions","access":"user"};
export const restoreVersion: Call<typeof contract.restoreVersion> = {"method":"POST","path":"/companies/{id}/trial-balances/{balanceId}/restore","access":"user"};
export const versionParts: typeof contract.versionParts = ["corrected","fresh","persistent","unchecked"];
export const withdrawVersion: Call<typeof contract.withdrawVersion> = {"method":"POST","path":"/companies/{id}/trial-balances/{balanceId}/withdraw","access":"user"};
