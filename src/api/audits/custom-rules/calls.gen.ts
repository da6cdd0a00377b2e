/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const createCustomRule: Call<typeof contract.createCustomRule> = {"method":"POST","path":"/companies/{id}/custom-validations","access":"user"};
export const customActions: typeof contract.customActions = ["create","change","delete"];
export const deleteCustomRule: Call<typeof contract.deleteCustomRule> = {"method":"DELETE","path":"/companies/{id}/custom-validations/{validationId}","access":"user"};
export const getCustomRule: Call<typeof contract.getCustomRule> = {"method":"GET","path":"/companies/{id}/custom-validations/{validationId}","access":"user"};
export const listCustomChanges: Call<typeof contract.listCustomChanges> = {"method":"GET","path":"/companies/{id}/custom-validations/history","access":"user"};
export const listCustomRules: Call<typeof contract.listCustomRules> = {"method":"GET","path":"/companies/{id}/custom-validations","access":"user"};
export const tryCustomRule: Call<typeof contract.tryCustomRule> = {"method":"POST","path":"/companies/{id}/custom-validations/try","access":"user"};
export const updateCustomRule: Call<typeof contract.updateCustomRule> = {"method":"PATCH","path":"/companies/{id}/custom-validations/{validationId}","access":"user"};
