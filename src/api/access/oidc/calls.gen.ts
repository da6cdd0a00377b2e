/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const arriveFromOutside: Call<typeof contract.arriveFromOutside> = {"method":"POST","path":"/auth/oidc/callback","access":"public"};
export const listProviders: Call<typeof contract.listProviders> = {"method":"GET","path":"/auth/oidc/providers","access":"public"};
export const startOutside: Call<typeof contract.startOutside> = {"method":"POST","path":"/auth/oidc/{provider}/start","access":"public"};
