/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportPersonalData: Call<typeof contract.exportPersonalData> = {"method":"GET","path":"/profile/export","access":"user","produces":"application/json"};
export const requestDeletion: Call<typeof contract.requestDeletion> = {"method":"POST","path":"/profile/deletion","access":"user"};
export const withdrawDeletion: Call<typeof contract.withdrawDeletion> = {"method":"DELETE","path":"/profile/deletion","access":"user"};
