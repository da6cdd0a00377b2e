/** The catalogues as the API gives them, from the reference tables; imported only when somebody asks. */
import { departmentRows } from '#core/reference/departments.gen.ts';
import { documentTypes as documentTypeRows } from '#core/reference/document-types.gen.ts';
import { activityRows } from '#core/reference/economic-activities.gen.ts';
import { icaRegimeTypes as icaRegimeRows } from '#core/reference/ica-regime-types.gen.ts';
import { regimeTypes as regimeRows } from '#core/reference/regime-types.gen.ts';
import type { Department, EconomicActivity, RegimeType } from './contract.ts';

export const departments: Department[] = departmentRows.map(([code, name, municipalities]) => ({
  code,
  name,
  municipalities: municipalities.map(([municipality, label]) => ({ code: municipality, name: label })),
}));

export const documentTypes = documentTypeRows.map(({ code, name, shortName }) => ({
  code: String(code),
  name,
  short_name: shortName,
}));

/** Ids are positions in the table, to which rows are only ever added at the end. */
export const regimeTypes: RegimeType[] = regimeRows.map(({ name, shortName, group }, index) => ({
  rety_id: index + 1,
  rety_name: name,
  rety_short_name: shortName,
  group,
}));

export const icaRegimeTypes = icaRegimeRows.map(({ code, name }) => ({ code, name }));

/** Without those that a later edition superseded. */
export const economicActivities: EconomicActivity[] = activityRows
  .filter(([, , , status]) => status !== 'superseded')
  .map(([code, description, section]) => ({ code, description, section: section ?? '' }));
