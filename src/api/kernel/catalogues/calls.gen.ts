/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const accountableSoftware: Call<typeof contract.accountableSoftware> = {"method":"GET","path":"/accountable-software","access":"public"};
export const departments: Call<typeof contract.departments> = {"method":"GET","path":"/department","access":"public"};
export const documentTypes: Call<typeof contract.documentTypes> = {"method":"GET","path":"/document-types","access":"public"};
export const economicActivities: Call<typeof contract.economicActivities> = {"method":"GET","path":"/economic-activities","access":"public"};
export const icaRegimeTypes: Call<typeof contract.icaRegimeTypes> = {"method":"GET","path":"/ICA-regime-types","access":"public"};
export const regimeTypes: Call<typeof contract.regimeTypes> = {"method":"GET","path":"/regime-types","access":"public"};
