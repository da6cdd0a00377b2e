/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportConsolidated: Call<typeof contract.exportConsolidated> = {"method":"GET","path":"/statements/consolidated/export","access":"user","produces":"application/octet-stream"};
export const getConsolidated: Call<typeof contract.getConsolidated> = {"method":"GET","path":"/statements/consolidated","access":"user"};
export const groupStatements: typeof contract.groupStatements = ["situacion-financiera","resultado-integral","cambios-patrimonio","flujos-efectivo"];
