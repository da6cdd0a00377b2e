/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const createToken: Call<typeof contract.createToken> = {"method":"POST","path":"/tokens","access":"user"};
export const listTokens: Call<typeof contract.listTokens> = {"method":"GET","path":"/tokens","access":"user"};
export const longestTokenDays: typeof contract.longestTokenDays = 365;
export const revokeToken: Call<typeof contract.revokeToken> = {"method":"DELETE","path":"/tokens/{tokenId}","access":"user"};
