/** Public catalogues for forms; field names are the seed's where it gives them. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const softwareSchema = Type.Object({ acso_id: Type.Integer(), acso_name: Type.String() });
export const documentTypeSchema = Type.Object({ code: Type.String(), name: Type.String(), short_name: Type.String() });
export const departmentSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  municipalities: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
});
export const regimeTypeSchema = Type.Object({
  rety_id: Type.Integer(),
  rety_name: Type.String(),
  rety_short_name: Type.String(),
  group: Type.String(),
});
export const icaRegimeTypeSchema = Type.Object({ code: Type.String(), name: Type.String() });
export const economicActivitySchema = Type.Object({
  code: Type.String(),
  description: Type.String(),
  section: Type.String(),
});

export type Department = Static<typeof departmentSchema>;
export type RegimeType = Static<typeof regimeTypeSchema>;
export type EconomicActivity = Static<typeof economicActivitySchema>;

const common = { method: 'GET', access: 'public', tag: 'catalogues' } as const;

export const accountableSoftware = endpoint({
  ...common,
  path: '/accountable-software',
  summary: 'Lists the accounting packages.',
  answer: Type.Object({ data: Type.Array(softwareSchema) }),
});
export const documentTypes = endpoint({
  ...common,
  path: '/document-types',
  summary: 'Lists the identity document types of the DIAN.',
  answer: Type.Object({ data: Type.Array(documentTypeSchema) }),
});
export const departments = endpoint({
  ...common,
  path: '/department',
  summary: 'Lists the departments with their municipalities (DIVIPOLA).',
  answer: Type.Object({ data: Type.Array(departmentSchema) }),
});
export const regimeTypes = endpoint({
  ...common,
  path: '/regime-types',
  summary: 'Lists the tax regimes and responsibilities.',
  answer: Type.Object({ data: Type.Array(regimeTypeSchema) }),
});
export const icaRegimeTypes = endpoint({
  ...common,
  path: '/ICA-regime-types',
  summary: 'Lists the regimes of the tax on industry and commerce.',
  answer: Type.Object({ data: Type.Array(icaRegimeTypeSchema) }),
});
export const economicActivities = endpoint({
  ...common,
  path: '/economic-activities',
  summary: 'Lists the economic activities (CIIU rev. 4 A.C.).',
  answer: Type.Object({ data: Type.Array(economicActivitySchema) }),
});
