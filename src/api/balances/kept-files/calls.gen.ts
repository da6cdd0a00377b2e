/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const inspectKeptFile: Call<typeof contract.inspectKeptFile> = {"method":"POST","path":"/companies/{id}/trial-balances/files/{fileId}/inspect","access":"user"};
export const keepFile: Call<typeof contract.keepFile> = {"method":"POST","path":"/companies/{id}/trial-balances/files","access":"user"};
