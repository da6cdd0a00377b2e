/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const endOtherSessions: Call<typeof contract.endOtherSessions> = {"method":"DELETE","path":"/auth/sessions","access":"user"};
export const endSession: Call<typeof contract.endSession> = {"method":"DELETE","path":"/auth/sessions/{sessionId}","access":"user"};
export const listSessions: Call<typeof contract.listSessions> = {"method":"GET","path":"/auth/sessions","access":"user"};
