/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const mostFound: typeof contract.mostFound = 6;
export const searchCompany: Call<typeof contract.searchCompany> = {"method":"GET","path":"/companies/{id}/search","access":"user"};
