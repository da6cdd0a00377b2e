/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const firstSteps: typeof contract.firstSteps = ["profile","software","balance","parametrization","audit","people"];
export const getFirstSteps: Call<typeof contract.getFirstSteps> = {"method":"GET","path":"/user/first-steps/{companyId}","access":"user"};
export const putFirstStepsAside: Call<typeof contract.putFirstStepsAside> = {"method":"PUT","path":"/user/first-steps/{companyId}","access":"user"};
