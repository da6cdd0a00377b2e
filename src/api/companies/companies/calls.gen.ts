/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const createCompany: Call<typeof contract.createCompany> = {"method":"POST","path":"/companies","access":"user"};
export const exportCompanies: Call<typeof contract.exportCompanies> = {"method":"GET","path":"/user/companies/export","access":"user","produces":"application/octet-stream"};
export const getCompany: Call<typeof contract.getCompany> = {"method":"GET","path":"/companies/{id}","access":"user"};
export const updateCompany: Call<typeof contract.updateCompany> = {"method":"PATCH","path":"/companies/{id}","access":"user"};
export const userCompanies: Call<typeof contract.userCompanies> = {"method":"GET","path":"/user/companies","access":"user"};
