/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deleteColumnMapping: Call<typeof contract.deleteColumnMapping> = {"method":"DELETE","path":"/companies/{id}/trial-balances/columns/{mappingId}","access":"user"};
export const listColumnMappings: Call<typeof contract.listColumnMappings> = {"method":"GET","path":"/companies/{id}/trial-balances/columns","access":"user"};
export const previewSheets: Call<typeof contract.previewSheets> = {"method":"GET","path":"/companies/{id}/trial-balances/files/{fileId}/sheets","access":"user"};
export const saveColumnMapping: Call<typeof contract.saveColumnMapping> = {"method":"POST","path":"/companies/{id}/trial-balances/columns","access":"user"};
export const tryColumns: Call<typeof contract.tryColumns> = {"method":"POST","path":"/companies/{id}/trial-balances/files/{fileId}/columns","access":"user"};
