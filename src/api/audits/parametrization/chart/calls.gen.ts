/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const accountMonths: Call<typeof contract.accountMonths> = {"method":"GET","path":"/companies/{id}/chart/accounts/{accountCode}/months","access":"user"};
export const editChart: Call<typeof contract.editChart> = {"method":"POST","path":"/companies/{id}/chart/changes","access":"user"};
export const exportChart: Call<typeof contract.exportChart> = {"method":"GET","path":"/companies/{id}/chart/export","access":"user","produces":"application/octet-stream"};
export const getChart: Call<typeof contract.getChart> = {"method":"GET","path":"/companies/{id}/chart","access":"user"};
export const listChartChanges: Call<typeof contract.listChartChanges> = {"method":"GET","path":"/companies/{id}/chart/changes","access":"user"};
export const previewChartEdits: Call<typeof contract.previewChartEdits> = {"method":"POST","path":"/companies/{id}/chart/preview","access":"user"};
export const readChartEdits: Call<typeof contract.readChartEdits> = {"method":"POST","path":"/companies/{id}/chart/file","access":"user"};
export const undoChartChange: Call<typeof contract.undoChartChange> = {"method":"POST","path":"/companies/{id}/chart/changes/{version}/undo","access":"user"};
export const witnesses: typeof contract.witnesses = ["name","balance","movement","thirdParties","code"];
