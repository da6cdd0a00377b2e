/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const auditChangeKinds: typeof contract.auditChangeKinds = ["profile","parameters","accounts","ruleSettings","predefined","customRules","history","sources","rates","dianLists","directory","program"];
export const auditChanges: Call<typeof contract.auditChanges> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/changes","access":"user"};
export const auditEvents: Call<typeof contract.auditEvents> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/events","access":"user","produces":"text/event-stream"};
export const auditMonths: Call<typeof contract.auditMonths> = {"method":"GET","path":"/companies/{id}/audit-months","access":"user"};
export const auditStates: typeof contract.auditStates = ["queued","running","done","failed","withdrawn"];
export const getAudit: Call<typeof contract.getAudit> = {"method":"GET","path":"/companies/{id}/audits/{auditId}","access":"user"};
export const listAudits: Call<typeof contract.listAudits> = {"method":"GET","path":"/companies/{id}/audits","access":"user"};
export const newestMonths: Call<typeof contract.newestMonths> = {"method":"GET","path":"/user/companies/months","access":"user"};
export const startAudit: Call<typeof contract.startAudit> = {"method":"POST","path":"/companies/{id}/audits","access":"user"};
export const startAudits: Call<typeof contract.startAudits> = {"method":"POST","path":"/companies/{id}/audits/months","access":"user"};
