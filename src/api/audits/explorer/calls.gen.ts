/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exploreBalance: Call<typeof contract.exploreBalance> = {"method":"GET","path":"/companies/{id}/explorer","access":"user"};
export const exploreRow: Call<typeof contract.exploreRow> = {"method":"GET","path":"/companies/{id}/explorer/row","access":"user"};
export const explorerLayouts: typeof contract.explorerLayouts = ["compare","months"];
export const explorerLevels: typeof contract.explorerLevels = [1,2,4,6,16];
export const explorerLists: typeof contract.explorerLists = ["accounts","thirdParties","rows"];
export const explorerOrders: typeof contract.explorerOrders = ["code","name","before","debit","credit","after","difference"];
export const exportExplorer: Call<typeof contract.exportExplorer> = {"method":"GET","path":"/companies/{id}/explorer/export","access":"user","produces":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
export const noThirdParty: typeof contract.noThirdParty = "-";
export const openSeparator: typeof contract.openSeparator = "~";
