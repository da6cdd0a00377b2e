/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const confirmSecondFactor: Call<typeof contract.confirmSecondFactor> = {"method":"POST","path":"/auth/second-factor/confirm","access":"user"};
export const disableSecondFactor: Call<typeof contract.disableSecondFactor> = {"method":"POST","path":"/auth/second-factor/disable","access":"user"};
export const getSecondFactor: Call<typeof contract.getSecondFactor> = {"method":"GET","path":"/auth/second-factor","access":"user"};
export const renewRecoveryCodes: Call<typeof contract.renewRecoveryCodes> = {"method":"POST","path":"/auth/second-factor/recovery-codes","access":"user"};
export const startSecondFactor: Call<typeof contract.startSecondFactor> = {"method":"POST","path":"/auth/second-factor/start","access":"user"};
export const verifySecondFactor: Call<typeof contract.verifySecondFactor> = {"method":"POST","path":"/auth/second-factor/verify","access":"public"};
