/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const copyParametrization: Call<typeof contract.copyParametrization> = {"method":"POST","path":"/companies/{id}/parametrization/copies","access":"user"};
export const downloadParametrization: Call<typeof contract.downloadParametrization> = {"method":"GET","path":"/companies/{id}/parametrization/download-file","access":"user","produces":"application/octet-stream"};
export const importParametrization: Call<typeof contract.importParametrization> = {"method":"POST","path":"/companies/{id}/parametrization/file","access":"user"};
