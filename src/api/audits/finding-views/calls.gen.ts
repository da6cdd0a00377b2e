/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const changeFindingView: Call<typeof contract.changeFindingView> = {"method":"PUT","path":"/companies/{id}/finding-views/{viewId}","access":"user"};
export const chooseDefaultFindingView: Call<typeof contract.chooseDefaultFindingView> = {"method":"PUT","path":"/companies/{id}/default-finding-view","access":"user"};
export const deleteFindingView: Call<typeof contract.deleteFindingView> = {"method":"DELETE","path":"/companies/{id}/finding-views/{viewId}","access":"user"};
export const groupings: typeof contract.groupings = ["causa","validacion"];
export const listFindingViews: Call<typeof contract.listFindingViews> = {"method":"GET","path":"/companies/{id}/finding-views","access":"user"};
export const listings: typeof contract.listings = ["pendientes","mias","vencen","apartados","todos","corregidos","ya_no_aplican"];
export const saveFindingView: Call<typeof contract.saveFindingView> = {"method":"POST","path":"/companies/{id}/finding-views","access":"user"};
