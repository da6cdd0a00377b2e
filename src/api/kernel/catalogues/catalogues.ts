/** The catalogues as API documents, from the reference tables; imported on demand. */
import { listDepartments } from '#core/reference/people/departments.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import { listEconomicActivities } from '#core/reference/people/economic-activities.ts';
import { listIcaRegimeTypes } from '#core/reference/tax/ica-regime-types.ts';
import { listRegimeTypes } from '#core/reference/tax/regime-types.ts';
import type { Department, EconomicActivity, RegimeType } from './contract.ts';

export const departments: Department[] = listDepartments().map(({ code, name, municipalities }) => ({
  code,
  name,
  municipalities: municipalities.map((municipality) => ({ code: municipality.code, name: municipality.name })),
}));

export const documentTypes = listDocumentTypes().map(({ code, name, shortName }) => ({
  code,
  name,
  short_name: shortName,
}));

export const regimeTypes: RegimeType[] = listRegimeTypes().map(({ id, name, shortName, group }) => ({
  rety_id: id,
  rety_name: name,
  rety_short_name: shortName,
  group,
}));

export const icaRegimeTypes = listIcaRegimeTypes().map(({ code, name }) => ({ code, name }));

/** Without codes superseded by a later edition. */
export const economicActivities: EconomicActivity[] = listEconomicActivities()
  .filter(({ status }) => status !== 'superseded')
  .map(({ code, name, section }) => ({ code, description: name, section: section ?? '' }));
