/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const getClientReportFile: Call<typeof contract.getClientReportFile> = {"method":"GET","path":"/companies/{id}/client-reports/{reportId}/file","access":"user","produces":"application/pdf"};
export const listClientReports: Call<typeof contract.listClientReports> = {"method":"GET","path":"/companies/{id}/client-reports","access":"user"};
export const mostNeeds: typeof contract.mostNeeds = 4;
export const mostReportDays: typeof contract.mostReportDays = 60;
export const openClientReport: Call<typeof contract.openClientReport> = {"method":"POST","path":"/client-reports/open","access":"public"};
export const proposeClientReport: Call<typeof contract.proposeClientReport> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/client-report","access":"user"};
export const readClientReportFile: Call<typeof contract.readClientReportFile> = {"method":"POST","path":"/client-reports/file","access":"public","produces":"application/pdf"};
export const sendClientReport: Call<typeof contract.sendClientReport> = {"method":"POST","path":"/companies/{id}/audits/{auditId}/client-report","access":"user"};
export const usualNeedDays: typeof contract.usualNeedDays = 7;
export const usualReportDays: typeof contract.usualReportDays = 22;
export const withdrawClientReport: Call<typeof contract.withdrawClientReport> = {"method":"POST","path":"/companies/{id}/client-reports/{reportId}/withdraw","access":"user"};
