/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const auditFinding: Call<typeof contract.auditFinding> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/findings/{fingerprint}","access":"user"};
export const auditFindings: Call<typeof contract.auditFindings> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/findings","access":"user"};
export const findingChanges: typeof contract.findingChanges = ["nuevo","persistente","reabierto","corregido","ya_no_aplica"];
