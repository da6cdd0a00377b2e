/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const acceptTerms: Call<typeof contract.acceptTerms> = {"method":"POST","path":"/user/terms-agreement","access":"user"};
export const getTerms: Call<typeof contract.getTerms> = {"method":"GET","path":"/terms-agreement","access":"public"};
export const getTermsAgreement: Call<typeof contract.getTermsAgreement> = {"method":"GET","path":"/user/terms-agreement","access":"user"};
