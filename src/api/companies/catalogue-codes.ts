/** Which codes exist. The tables are large: imported only when a company is written. */
import { departmentRows } from '#core/reference/departments.gen.ts';
import { activityRows } from '#core/reference/economic-activities.gen.ts';
import { icaRegimeTypes } from '#core/reference/ica-regime-types.gen.ts';
import { regimeTypes } from '#core/reference/regime-types.gen.ts';

const municipalities = new Set(departmentRows.flatMap(([, , rows]) => rows.map(([code]) => code)));
const activities = new Set(activityRows.map(([code]) => code));
const icaRegimes = new Set(icaRegimeTypes.map(({ code }) => code));

export const isMunicipality = (code: string) => municipalities.has(code);
export const isActivity = (code: string) => activities.has(code);
export const isIcaRegime = (code: string) => icaRegimes.has(code);
/** `rety_id` is a position in the table, from 1. */
export const isRegime = (id: number) => id >= 1 && id <= regimeTypes.length;
