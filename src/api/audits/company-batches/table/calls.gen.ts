/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const companyTableTemplate: Call<typeof contract.companyTableTemplate> = {"method":"GET","path":"/companies/batch/template","access":"user","produces":"application/octet-stream"};
export const readCompanyTable: Call<typeof contract.readCompanyTable> = {"method":"POST","path":"/companies/batch/table","access":"user"};
