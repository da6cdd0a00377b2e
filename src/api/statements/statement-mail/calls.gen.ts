/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getStatementMail: Call<typeof contract.getStatementMail> = {"method":"GET","path":"/companies/{id}/statement-mail","access":"user"};
export const putStatementMail: Call<typeof contract.putStatementMail> = {"method":"PUT","path":"/companies/{id}/statement-mail","access":"user"};
