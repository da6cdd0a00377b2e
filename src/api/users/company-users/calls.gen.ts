/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const linkCompanyUser: Call<typeof contract.linkCompanyUser> = {"method":"PUT","path":"/companies/{id}/users/{userId}","access":"user"};
export const listCompanyUsers: Call<typeof contract.listCompanyUsers> = {"method":"GET","path":"/companies/{id}/users","access":"user"};
export const unlinkCompanyUser: Call<typeof contract.unlinkCompanyUser> = {"method":"DELETE","path":"/companies/{id}/users/{userId}","access":"user"};
