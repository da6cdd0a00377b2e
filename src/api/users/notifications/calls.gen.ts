/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const answeredNote: typeof contract.answeredNote = 63;
export const assignedNote: typeof contract.assignedNote = 60;
export const auditNote: typeof contract.auditNote = 65;
export const licenseNote: typeof contract.licenseNote = 1;
export const listNotifications: Call<typeof contract.listNotifications> = {"method":"GET","path":"/notification/user","access":"user"};
export const markSeen: Call<typeof contract.markSeen> = {"method":"PUT","path":"/notification/{notificationId}/mark-seen","access":"user"};
export const mentionedNote: typeof contract.mentionedNote = 61;
export const questionNote: typeof contract.questionNote = 64;
export const signOffNote: typeof contract.signOffNote = 62;
