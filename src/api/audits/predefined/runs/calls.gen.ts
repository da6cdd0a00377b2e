/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const listMovedCompanies: Call<typeof contract.listMovedCompanies> = {"method":"GET","path":"/predefined-parametrization/companies","access":"user"};
export const listPredefinedRuns: Call<typeof contract.listPredefinedRuns> = {"method":"GET","path":"/predefined-parametrization/runs","access":"admin"};
export const listRunResults: Call<typeof contract.listRunResults> = {"method":"GET","path":"/predefined-parametrization/accountable-software/{softwareId}/runs/{number}/companies","access":"admin"};
export const undoPredefinedRun: Call<typeof contract.undoPredefinedRun> = {"method":"POST","path":"/predefined-parametrization/accountable-software/{softwareId}/runs/{number}/undo","access":"admin"};
