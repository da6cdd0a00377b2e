/** From which severity on the new findings of a company raise alerts. */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

export const alertSeverities = ['critica', 'alta', 'media', 'baja', 'ninguna'] as const;

const alertSettingSchema = Type.Object(
  {
    /** The least severity that raises an alert; `ninguna`: none does. */
    severity: Type.Enum([...alertSeverities]),
  },
  { additionalProperties: false },
);
export type AlertSetting = Static<typeof alertSettingSchema>;

const common = { access: 'user', tag: 'alerts', path: '/companies/{id}/alerts', params: companyIdParams } as const;
const answer = Type.Object({ data: alertSettingSchema });

export const getAlertSetting = endpoint({
  ...common,
  method: 'GET',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Gets from which severity on new findings of a company raise alerts.',
  answer,
  errors: ['resource.not_found'],
});

export const putAlertSetting = endpoint({
  ...common,
  method: 'PUT',
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Sets from which severity on new findings of a company raise alerts.',
  body: alertSettingSchema,
  answer,
  errors: ['resource.not_found'],
});
