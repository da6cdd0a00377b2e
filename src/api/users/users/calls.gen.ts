/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const endUserSessions: Call<typeof contract.endUserSessions> = {"method":"DELETE","path":"/users/{userId}/sessions","access":"user"};
export const exportUsers: Call<typeof contract.exportUsers> = {"method":"GET","path":"/users/export","access":"user","produces":"application/octet-stream"};
export const getUser: Call<typeof contract.getUser> = {"method":"GET","path":"/users/{userId}","access":"user"};
export const listUserSessions: Call<typeof contract.listUserSessions> = {"method":"GET","path":"/users/{userId}/sessions","access":"user"};
export const listUsers: Call<typeof contract.listUsers> = {"method":"GET","path":"/users","access":"user"};
export const resetSecondFactor: Call<typeof contract.resetSecondFactor> = {"method":"DELETE","path":"/users/{userId}/second-factor","access":"user"};
export const updateUser: Call<typeof contract.updateUser> = {"method":"PATCH","path":"/users/{userId}","access":"user"};
export const userOrders: typeof contract.userOrders = ["name","lastSignIn"];
export const userStatuses: typeof contract.userStatuses = ["activo","invitado","inactivo"];
