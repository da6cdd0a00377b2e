/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const changeExplorerView: Call<typeof contract.changeExplorerView> = {"method":"PUT","path":"/explorer-views/{viewId}","access":"user"};
export const deleteExplorerView: Call<typeof contract.deleteExplorerView> = {"method":"DELETE","path":"/explorer-views/{viewId}","access":"user"};
export const explorerUnits: typeof contract.explorerUnits = ["pesos","miles","millones"];
export const listExplorerViews: Call<typeof contract.listExplorerViews> = {"method":"GET","path":"/explorer-views","access":"user"};
export const saveExplorerView: Call<typeof contract.saveExplorerView> = {"method":"POST","path":"/explorer-views","access":"user"};
