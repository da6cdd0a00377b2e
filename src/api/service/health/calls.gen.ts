/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const live: Call<typeof contract.live> = {"method":"GET","path":"/health/live","access":"public"};
export const ready: Call<typeof contract.ready> = {"method":"GET","path":"/health/ready","access":"public"};
