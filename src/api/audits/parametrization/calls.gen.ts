/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getValidation: Call<typeof contract.getValidation> = {"method":"GET","path":"/companies/{id}/validations/{validationId}","access":"user"};
export const listAccountNames: Call<typeof contract.listAccountNames> = {"method":"GET","path":"/companies/{id}/account-names","access":"user"};
export const listParametrizationChanges: Call<typeof contract.listParametrizationChanges> = {"method":"GET","path":"/companies/{id}/parametrization/history","access":"user"};
export const listValidations: Call<typeof contract.listValidations> = {"method":"GET","path":"/companies/{id}/validations","access":"user"};
export const parametrizationActions: typeof contract.parametrizationActions = ["set","reset","restore"];
export const previewMonths: Call<typeof contract.previewMonths> = {"method":"POST","path":"/companies/{id}/validations/{validationId}/preview-months","access":"user"};
export const previewValidation: Call<typeof contract.previewValidation> = {"method":"POST","path":"/companies/{id}/validations/{validationId}/preview","access":"user"};
export const resetValidation: Call<typeof contract.resetValidation> = {"method":"POST","path":"/companies/{id}/validations/{validationId}/reset","access":"user"};
export const restoreParametrization: Call<typeof contract.restoreParametrization> = {"method":"POST","path":"/companies/{id}/parametrization/history/{version}/restore","access":"user"};
export const setValidation: Call<typeof contract.setValidation> = {"method":"PUT","path":"/companies/{id}/validations/{validationId}","access":"user"};
export const settingsActions: typeof contract.settingsActions = ["set","reset","restore","copy","import"];
