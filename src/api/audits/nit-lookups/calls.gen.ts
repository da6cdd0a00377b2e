/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportManyNits: Call<typeof contract.exportManyNits> = {"method":"POST","path":"/nit-lookups/many/export","access":"user","produces":"application/octet-stream"};
export const exportNits: Call<typeof contract.exportNits> = {"method":"POST","path":"/nit-lookups/export","access":"public","produces":"application/octet-stream"};
export const listNitSources: Call<typeof contract.listNitSources> = {"method":"GET","path":"/nit-lookups/lists","access":"public"};
export const lookUpManyNits: Call<typeof contract.lookUpManyNits> = {"method":"POST","path":"/nit-lookups/many","access":"user"};
export const lookUpNits: Call<typeof contract.lookUpNits> = {"method":"POST","path":"/nit-lookups","access":"public"};
export const mostNits: typeof contract.mostNits = 100;
export const mostNitsOfUser: typeof contract.mostNitsOfUser = 1000;
