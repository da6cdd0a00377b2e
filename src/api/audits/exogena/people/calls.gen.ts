/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const downloadExogenaPeople: Call<typeof contract.downloadExogenaPeople> = {"method":"GET","path":"/companies/{id}/exogena/{year}/people/workbook","access":"user","produces":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
export const listExogenaPeople: Call<typeof contract.listExogenaPeople> = {"method":"GET","path":"/companies/{id}/exogena/{year}/people","access":"user"};
export const loadExogenaPeople: Call<typeof contract.loadExogenaPeople> = {"method":"POST","path":"/companies/{id}/exogena/{year}/people/workbook","access":"user"};
export const removeExogenaPerson: Call<typeof contract.removeExogenaPerson> = {"method":"DELETE","path":"/companies/{id}/exogena-people/{number}","access":"user"};
export const setExogenaPerson: Call<typeof contract.setExogenaPerson> = {"method":"PUT","path":"/companies/{id}/exogena-people/{number}","access":"user"};
