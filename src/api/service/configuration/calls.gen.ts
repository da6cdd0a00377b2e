/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getConfiguration: Call<typeof contract.getConfiguration> = {"method":"GET","path":"/configuration","access":"public"};
export const getPartnerLogo: Call<typeof contract.getPartnerLogo> = {"method":"GET","path":"/configuration/partner-logo/{theme}","access":"public","produces":"image/svg+xml"};
