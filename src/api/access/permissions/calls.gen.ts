/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const ownAccess: Call<typeof contract.ownAccess> = {"method":"GET","path":"/user/access","access":"user"};
export const permissionMatrix: Call<typeof contract.permissionMatrix> = {"method":"GET","path":"/permissions","access":"user"};
