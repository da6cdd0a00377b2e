/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const adminLogin: Call<typeof contract.adminLogin> = {"method":"POST","path":"/auth/admin/login","access":"public"};
export const login: Call<typeof contract.login> = {"method":"POST","path":"/auth/login","access":"public"};
export const logout: Call<typeof contract.logout> = {"method":"POST","path":"/auth/logout","access":"user"};
export const me: Call<typeof contract.me> = {"method":"GET","path":"/auth/me","access":"user"};
export const themes: typeof contract.themes = ["claro","oscuro","sistema"];
