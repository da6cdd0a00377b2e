/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const crossDocuments: Call<typeof contract.crossDocuments> = {"method":"GET","path":"/companies/{id}/crossed-documents","access":"user"};
export const exportDocuments: Call<typeof contract.exportDocuments> = {"method":"GET","path":"/companies/{id}/crossed-documents/export","access":"user","produces":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
export const partyDocuments: Call<typeof contract.partyDocuments> = {"method":"GET","path":"/companies/{id}/crossed-documents/party","access":"user"};
