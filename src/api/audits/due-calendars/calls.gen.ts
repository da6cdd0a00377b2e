/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportDueCalendar: Call<typeof contract.exportDueCalendar> = {"method":"GET","path":"/due-calendars/{year}/export","access":"admin","produces":"application/octet-stream"};
export const listDueCalendars: Call<typeof contract.listDueCalendars> = {"method":"GET","path":"/due-calendars","access":"admin"};
export const loadDueCalendar: Call<typeof contract.loadDueCalendar> = {"method":"PUT","path":"/due-calendars/{year}","access":"admin"};
export const readDueCalendar: Call<typeof contract.readDueCalendar> = {"method":"POST","path":"/due-calendars/{year}/file","access":"admin"};
export const withdrawDueCalendar: Call<typeof contract.withdrawDueCalendar> = {"method":"DELETE","path":"/due-calendars/{year}","access":"admin"};
