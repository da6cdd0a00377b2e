/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const annulBatch: Call<typeof contract.annulBatch> = {"method":"POST","path":"/codes/batches/{batchId}/annul","access":"admin"};
export const annulCode: Call<typeof contract.annulCode> = {"method":"POST","path":"/codes/{codeId}/annul","access":"admin"};
export const batchOrders: typeof contract.batchOrders = ["name","createdAt","owner","disponible","usado","expiresOn"];
export const checkCode: Call<typeof contract.checkCode> = {"method":"POST","path":"/codes/check","access":"user"};
export const codeOrders: typeof contract.codeOrders = ["expiresOn","givenTo"];
export const createBatch: Call<typeof contract.createBatch> = {"method":"POST","path":"/codes/batches","access":"admin"};
export const exportCodes: Call<typeof contract.exportCodes> = {"method":"GET","path":"/codes/export","access":"user","produces":"application/octet-stream"};
export const handOutCode: Call<typeof contract.handOutCode> = {"method":"PATCH","path":"/codes/{codeId}","access":"user"};
export const listBatches: Call<typeof contract.listBatches> = {"method":"GET","path":"/codes/batches","access":"admin"};
export const listCodes: Call<typeof contract.listCodes> = {"method":"GET","path":"/codes","access":"user"};
export const redeemCode: Call<typeof contract.redeemCode> = {"method":"POST","path":"/codes/redeem","access":"user"};
