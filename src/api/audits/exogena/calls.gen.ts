/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const copyExogenaMapping: Call<typeof contract.copyExogenaMapping> = {"method":"POST","path":"/companies/{id}/exogena/{year}/mapping/copy","access":"user"};
export const exportExogena: Call<typeof contract.exportExogena> = {"method":"GET","path":"/companies/{id}/exogena/{year}/export","access":"user","produces":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
export const getExogena: Call<typeof contract.getExogena> = {"method":"GET","path":"/companies/{id}/exogena/{year}","access":"user"};
export const getExogenaMapping: Call<typeof contract.getExogenaMapping> = {"method":"GET","path":"/companies/{id}/exogena/{year}/mapping","access":"user"};
export const listExogenaAccounts: Call<typeof contract.listExogenaAccounts> = {"method":"GET","path":"/companies/{id}/exogena/{year}/{format}/accounts","access":"user"};
export const listExogenaChanges: Call<typeof contract.listExogenaChanges> = {"method":"GET","path":"/companies/{id}/exogena/{year}/mapping/history","access":"user"};
export const listExogenaRows: Call<typeof contract.listExogenaRows> = {"method":"GET","path":"/companies/{id}/exogena/{year}/{format}","access":"user"};
export const listExogenaYears: Call<typeof contract.listExogenaYears> = {"method":"GET","path":"/companies/{id}/exogena","access":"user"};
export const resetExogenaMapping: Call<typeof contract.resetExogenaMapping> = {"method":"POST","path":"/companies/{id}/exogena/{year}/mapping/reset","access":"user"};
export const restoreExogenaMapping: Call<typeof contract.restoreExogenaMapping> = {"method":"POST","path":"/companies/{id}/exogena/{year}/mapping/history/{version}/restore","access":"user"};
export const setExogenaMapping: Call<typeof contract.setExogenaMapping> = {"method":"PUT","path":"/companies/{id}/exogena/{year}/mapping","access":"user"};
