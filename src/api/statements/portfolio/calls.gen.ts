/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportSummaries: Call<typeof contract.exportSummaries> = {"method":"GET","path":"/statements/portfolio/export","access":"user","produces":"application/octet-stream"};
export const listSummaries: Call<typeof contract.listSummaries> = {"method":"GET","path":"/statements/portfolio","access":"user"};
export const summaryOrders: typeof contract.summaryOrders = ["name","assets","liabilities","equity","revenue","result","cash","taxPosition","liquidity","failing"];
export const summaryParts: typeof contract.summaryParts = ["failing","draft","signed","missing"];
export const summaryStates: typeof contract.summaryStates = ["missing","pending","draft","signed"];
