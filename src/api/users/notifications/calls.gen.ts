/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const answeredNote: typeof contract.answeredNote = 63;
export const assignedNote: typeof contract.assignedNote = 60;
export const auditNote: typeof contract.auditNote = 65;
export const followNotifications: Call<typeof contract.followNotifications> = {"method":"GET","path":"/notification/events","access":"user","produces":"text/event-stream"};
export const getNotificationImage: Call<typeof contract.getNotificationImage> = {"method":"GET","path":"/notification/{notificationId}/image","access":"user","produces":"image/webp"};
export const listAllNotifications: Call<typeof contract.listAllNotifications> = {"method":"GET","path":"/notifications","access":"user"};
export const listNotifications: Call<typeof contract.listNotifications> = {"method":"GET","path":"/notification/user","access":"user"};
export const markAllSeen: Call<typeof contract.markAllSeen> = {"method":"PUT","path":"/notification/mark-all-seen","access":"user"};
export const markSeen: Call<typeof contract.markSeen> = {"method":"PUT","path":"/notification/{notificationId}/mark-seen","access":"user"};
export const mentionedNote: typeof contract.mentionedNote = 61;
export const mostUnseen: typeof contract.mostUnseen = 200;
export const predefinedNote: typeof contract.predefinedNote = 66;
export const questionNote: typeof contract.questionNote = 64;
export const remindLater: Call<typeof contract.remindLater> = {"method":"PUT","path":"/notification/{notificationId}/remind-later","access":"user"};
export const rereadNote: typeof contract.rereadNote = 67;
export const signOffNote: typeof contract.signOffNote = 62;
