/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const takeTour: Call<typeof contract.takeTour> = {"method":"POST","path":"/guided-tour/taken","access":"user"};
