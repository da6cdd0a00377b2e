/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const daysOfReturns: typeof contract.daysOfReturns = 14;
export const mostPendingFindings: typeof contract.mostPendingFindings = 300;
export const pendingWork: Call<typeof contract.pendingWork> = {"method":"GET","path":"/user/pending","access":"user"};
export const workCalendar: Call<typeof contract.workCalendar> = {"method":"GET","path":"/user/pending/calendar","access":"user"};
