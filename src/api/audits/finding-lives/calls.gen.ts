/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const attachToFinding: Call<typeof contract.attachToFinding> = {"method":"POST","path":"/companies/{id}/findings/{fingerprint}/attachments","access":"user"};
export const changeFinding: Call<typeof contract.changeFinding> = {"method":"PATCH","path":"/companies/{id}/findings/{fingerprint}","access":"user"};
export const changeFindings: Call<typeof contract.changeFindings> = {"method":"PATCH","path":"/companies/{id}/findings","access":"user"};
export const commentFinding: Call<typeof contract.commentFinding> = {"method":"POST","path":"/companies/{id}/findings/{fingerprint}/comments","access":"user"};
export const deleteFindingAttachment: Call<typeof contract.deleteFindingAttachment> = {"method":"DELETE","path":"/companies/{id}/finding-attachments/{attachmentId}","access":"user"};
export const endJustification: Call<typeof contract.endJustification> = {"method":"DELETE","path":"/companies/{id}/finding-justifications/{justificationId}","access":"user"};
export const findingActKinds: typeof contract.findingActKinds = ["state","corrected","assignee","due","snooze","justified","unjustified","comment","attached","detached","asked","answered","question_withdrawn","question_closed"];
export const followFindings: Call<typeof contract.followFindings> = {"method":"GET","path":"/companies/{id}/findings/events","access":"user","produces":"text/event-stream"};
export const getFindingAttachment: Call<typeof contract.getFindingAttachment> = {"method":"GET","path":"/companies/{id}/finding-attachments/{attachmentId}","access":"user","produces":"application/octet-stream"};
export const getFindingLife: Call<typeof contract.getFindingLife> = {"method":"GET","path":"/companies/{id}/findings/{fingerprint}/life","access":"user"};
export const justifyFindings: Call<typeof contract.justifyFindings> = {"method":"POST","path":"/companies/{id}/finding-justifications","access":"user"};
export const justifyRules: Call<typeof contract.justifyRules> = {"method":"POST","path":"/companies/{id}/finding-justifications/rules","access":"user"};
export const listFindingPeople: Call<typeof contract.listFindingPeople> = {"method":"GET","path":"/companies/{id}/finding-people","access":"user"};
export const listJustifications: Call<typeof contract.listJustifications> = {"method":"GET","path":"/companies/{id}/finding-justifications","access":"user"};
export const previewJustification: Call<typeof contract.previewJustification> = {"method":"GET","path":"/companies/{id}/findings/{fingerprint}/justification-preview","access":"user"};
export const questionMarks: typeof contract.questionMarks = ["preguntado","respondido"];
