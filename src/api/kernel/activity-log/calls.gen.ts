/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportActivityLog: Call<typeof contract.exportActivityLog> = {"method":"GET","path":"/record/export","access":"user","produces":"application/octet-stream"};
export const listActivityLog: Call<typeof contract.listActivityLog> = {"method":"GET","path":"/record","access":"user"};
export const verifyActivityLog: Call<typeof contract.verifyActivityLog> = {"method":"GET","path":"/record/verification","access":"user"};
