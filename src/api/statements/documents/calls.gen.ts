/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportStatements: Call<typeof contract.exportStatements> = {"method":"GET","path":"/companies/{id}/statements/export","access":"user","produces":"application/octet-stream"};
export const statementFormats: typeof contract.statementFormats = ["xlsx","pdf","json"];
