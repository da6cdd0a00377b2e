/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getReportItems: Call<typeof contract.getReportItems> = {"method":"GET","path":"/companies/{id}/report-items","access":"user"};
export const listReportAccounts: Call<typeof contract.listReportAccounts> = {"method":"GET","path":"/companies/{id}/report-items/accounts","access":"user"};
export const listReportChanges: Call<typeof contract.listReportChanges> = {"method":"GET","path":"/companies/{id}/report-items/history","access":"user"};
export const resetReportItems: Call<typeof contract.resetReportItems> = {"method":"POST","path":"/companies/{id}/report-items/reset","access":"user"};
export const restoreReportItems: Call<typeof contract.restoreReportItems> = {"method":"POST","path":"/companies/{id}/report-items/history/{version}/restore","access":"user"};
export const setReportItems: Call<typeof contract.setReportItems> = {"method":"PUT","path":"/companies/{id}/report-items","access":"user"};
