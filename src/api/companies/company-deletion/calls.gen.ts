/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deleteCompany: Call<typeof contract.deleteCompany> = {"method":"POST","path":"/companies/{id}/deletion","access":"user"};
export const deletedCompanies: Call<typeof contract.deletedCompanies> = {"method":"GET","path":"/user/deleted-companies","access":"user"};
export const restoreCompany: Call<typeof contract.restoreCompany> = {"method":"POST","path":"/companies/{id}/restoration","access":"user"};
