/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getTrialBalance: Call<typeof contract.getTrialBalance> = {"method":"GET","path":"/companies/{id}/trial-balances/{balanceId}","access":"user"};
export const inspectTrialBalance: Call<typeof contract.inspectTrialBalance> = {"method":"POST","path":"/companies/{id}/trial-balances/inspect","access":"user"};
export const listTrialBalances: Call<typeof contract.listTrialBalances> = {"method":"GET","path":"/companies/{id}/trial-balances","access":"user"};
export const readingDifferenceKinds: typeof contract.readingDifferenceKinds = ["refused","asked","totals","rows","figures","company","period","unit"];
export const storeTrialBalance: Call<typeof contract.storeTrialBalance> = {"method":"POST","path":"/companies/{id}/trial-balances","access":"user"};
export const trialBalanceFile: Call<typeof contract.trialBalanceFile> = {"method":"GET","path":"/companies/{id}/trial-balances/{balanceId}/file","access":"user","produces":"application/octet-stream"};
export const uploadChanges: Call<typeof contract.uploadChanges> = {"method":"GET","path":"/companies/{id}/trial-balances/uploads/{uploadId}/changes","access":"user"};
