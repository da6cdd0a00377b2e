/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deleteLogo: Call<typeof contract.deleteLogo> = {"method":"DELETE","path":"/companies/{id}/logo","access":"user"};
export const getLogo: Call<typeof contract.getLogo> = {"method":"GET","path":"/companies/{id}/logo","access":"user","produces":"image/png"};
export const putLogo: Call<typeof contract.putLogo> = {"method":"PUT","path":"/companies/{id}/logo","access":"user"};
