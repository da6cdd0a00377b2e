/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const alertSeverities: typeof contract.alertSeverities = ["critica","alta","media","baja","ninguna"];
export const getAlertSetting: Call<typeof contract.getAlertSetting> = {"method":"GET","path":"/companies/{id}/alerts","access":"user"};
export const putAlertSetting: Call<typeof contract.putAlertSetting> = {"method":"PUT","path":"/companies/{id}/alerts","access":"user"};
