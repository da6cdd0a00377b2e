/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getStatementLines: Call<typeof contract.getStatementLines> = {"method":"GET","path":"/companies/{id}/statement-lines","access":"user"};
export const listLineAccounts: Call<typeof contract.listLineAccounts> = {"method":"GET","path":"/companies/{id}/statement-lines/accounts","access":"user"};
export const listLineChanges: Call<typeof contract.listLineChanges> = {"method":"GET","path":"/companies/{id}/statement-lines/history","access":"user"};
export const resetStatementLines: Call<typeof contract.resetStatementLines> = {"method":"POST","path":"/companies/{id}/statement-lines/reset","access":"user"};
export const restoreStatementLines: Call<typeof contract.restoreStatementLines> = {"method":"POST","path":"/companies/{id}/statement-lines/history/{version}/restore","access":"user"};
export const setStatementLines: Call<typeof contract.setStatementLines> = {"method":"PUT","path":"/companies/{id}/statement-lines","access":"user"};
