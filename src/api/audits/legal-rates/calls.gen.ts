/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const listLegalRates: Call<typeof contract.listLegalRates> = {"method":"GET","path":"/legal-rates","access":"admin"};
export const loadLegalRate: Call<typeof contract.loadLegalRate> = {"method":"POST","path":"/legal-rates","access":"admin"};
export const withdrawLegalRate: Call<typeof contract.withdrawLegalRate> = {"method":"DELETE","path":"/legal-rates/{rateId}","access":"admin"};
