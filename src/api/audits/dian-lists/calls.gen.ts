/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportDianDifferences: Call<typeof contract.exportDianDifferences> = {"method":"GET","path":"/dian-lists/{list}/differences/export","access":"admin","produces":"application/octet-stream"};
export const listDianDifferences: Call<typeof contract.listDianDifferences> = {"method":"GET","path":"/dian-lists/{list}/differences","access":"admin"};
export const listDianLists: Call<typeof contract.listDianLists> = {"method":"GET","path":"/dian-lists","access":"admin"};
export const listTouchedCompanies: Call<typeof contract.listTouchedCompanies> = {"method":"GET","path":"/dian-lists/{list}/differences/companies","access":"admin"};
export const loadDianList: Call<typeof contract.loadDianList> = {"method":"POST","path":"/dian-lists/{list}/loads","access":"admin"};
export const readDianList: Call<typeof contract.readDianList> = {"method":"POST","path":"/dian-lists/{list}/file","access":"admin"};
