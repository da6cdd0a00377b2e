/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const choosePredefined: Call<typeof contract.choosePredefined> = {"method":"PUT","path":"/companies/{id}/predefined","access":"user"};
export const downloadPredefined: Call<typeof contract.downloadPredefined> = {"method":"GET","path":"/predefined-parametrization/download-file/accountable-software/{softwareId}","access":"admin","produces":"application/octet-stream"};
export const getPredefined: Call<typeof contract.getPredefined> = {"method":"GET","path":"/companies/{id}/predefined","access":"user"};
export const largestBook: typeof contract.largestBook = 10485760;
export const loadPredefined: Call<typeof contract.loadPredefined> = {"method":"POST","path":"/predefined-parametrization/accountable-software/{softwareId}","access":"admin"};
