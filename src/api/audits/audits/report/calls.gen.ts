/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const downloadReport: Call<typeof contract.downloadReport> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/report","access":"user","produces":"application/octet-stream"};
export const downloadSiigoEntries: Call<typeof contract.downloadSiigoEntries> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/siigo-entries","access":"user","produces":"application/octet-stream"};
export const reportFormats: typeof contract.reportFormats = ["xlsx","pdf","json"];
