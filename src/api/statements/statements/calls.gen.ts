/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getStatement: Call<typeof contract.getStatement> = {"method":"GET","path":"/companies/{id}/statements/{statement}","access":"user"};
export const getStatementTrend: Call<typeof contract.getStatementTrend> = {"method":"GET","path":"/companies/{id}/statements/{statement}/trend","access":"user"};
export const listStatements: Call<typeof contract.listStatements> = {"method":"GET","path":"/companies/{id}/statements","access":"user"};
export const statementDetails: typeof contract.statementDetails = ["lines","accounts","leaves"];
