/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportUsage: Call<typeof contract.exportUsage> = {"method":"GET","path":"/usage/export","access":"admin","produces":"application/octet-stream"};
export const getUsage: Call<typeof contract.getUsage> = {"method":"GET","path":"/usage","access":"admin"};
