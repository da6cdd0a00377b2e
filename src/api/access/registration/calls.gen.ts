/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const checkVerificationCode: Call<typeof contract.checkVerificationCode> = {"method":"POST","path":"/user/verification-code/check","access":"public"};
export const keepCompanyDraft: Call<typeof contract.keepCompanyDraft> = {"method":"PUT","path":"/user/registration/company","access":"public"};
export const readRegistration: Call<typeof contract.readRegistration> = {"method":"POST","path":"/user/registration","access":"public"};
export const registerDemo: Call<typeof contract.registerDemo> = {"method":"POST","path":"/user/demo","access":"public"};
export const registrationTokenUsed: Call<typeof contract.registrationTokenUsed> = {"method":"POST","path":"/auth/registration-token-used","access":"public"};
export const requestVerificationCode: Call<typeof contract.requestVerificationCode> = {"method":"POST","path":"/user/verification-code","access":"public"};
