/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deleteFirmLogo: Call<typeof contract.deleteFirmLogo> = {"method":"DELETE","path":"/firm/logo","access":"user"};
export const getFirm: Call<typeof contract.getFirm> = {"method":"GET","path":"/firm","access":"user"};
export const getFirmLogo: Call<typeof contract.getFirmLogo> = {"method":"GET","path":"/firm/logo","access":"user","produces":"image/png"};
export const putFirm: Call<typeof contract.putFirm> = {"method":"PUT","path":"/firm","access":"user"};
export const putFirmLogo: Call<typeof contract.putFirmLogo> = {"method":"PUT","path":"/firm/logo","access":"user"};
export const usualColour: typeof contract.usualColour = "#0b6b57";
