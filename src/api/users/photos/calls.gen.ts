/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deletePhoto: Call<typeof contract.deletePhoto> = {"method":"DELETE","path":"/profile/photo","access":"user"};
export const getPhoto: Call<typeof contract.getPhoto> = {"method":"GET","path":"/profile/photo","access":"user","produces":"image/webp"};
export const getUserPhoto: Call<typeof contract.getUserPhoto> = {"method":"GET","path":"/users/{userId}/photo","access":"user","produces":"image/webp"};
export const putPhoto: Call<typeof contract.putPhoto> = {"method":"PUT","path":"/profile/photo","access":"user"};
