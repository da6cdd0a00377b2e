/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getStatementNotes: Call<typeof contract.getStatementNotes> = {"method":"GET","path":"/companies/{id}/statement-notes/{period}","access":"user"};
export const setStatementNotes: Call<typeof contract.setStatementNotes> = {"method":"PUT","path":"/companies/{id}/statement-notes/{period}","access":"user"};
