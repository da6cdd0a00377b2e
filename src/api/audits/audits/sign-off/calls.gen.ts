/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const closeSignOff: Call<typeof contract.closeSignOff> = {"method":"POST","path":"/companies/{id}/sign-offs/{period}/close","access":"user"};
export const getSignOff: Call<typeof contract.getSignOff> = {"method":"GET","path":"/companies/{id}/sign-offs/{period}","access":"user"};
export const giveOpenReasons: Call<typeof contract.giveOpenReasons> = {"method":"PUT","path":"/companies/{id}/sign-offs/{period}/reasons","access":"user"};
export const prepareSignOff: Call<typeof contract.prepareSignOff> = {"method":"POST","path":"/companies/{id}/sign-offs/{period}/prepare","access":"user"};
export const reopenSignOff: Call<typeof contract.reopenSignOff> = {"method":"POST","path":"/companies/{id}/sign-offs/{period}/reopen","access":"user"};
export const returnSignOff: Call<typeof contract.returnSignOff> = {"method":"POST","path":"/companies/{id}/sign-offs/{period}/return","access":"user"};
export const signOffActKinds: typeof contract.signOffActKinds = ["prepared","returned","closed","reopened"];
export const signOffStates: typeof contract.signOffStates = ["open","prepared","closed"];
