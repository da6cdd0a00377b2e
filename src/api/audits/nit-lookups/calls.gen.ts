/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportNits: Call<typeof contract.exportNits> = {"method":"POST","path":"/nit-lookups/export","access":"public","produces":"application/octet-stream"};
export const listNitSources: Call<typeof contract.listNitSources> = {"method":"GET","path":"/nit-lookups/lists","access":"public"};
export const lookUpNits: Call<typeof contract.lookUpNits> = {"method":"POST","path":"/nit-lookups","access":"public"};
export const mostNits: typeof contract.mostNits = 100;
