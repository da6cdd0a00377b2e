/** Details of an activity-log entry as text. */

import { activityName } from '#core/product/activity-log.es.ts';
import { deviceWords } from '#core/product/device.es.ts';
import { licenseStateName, planName } from '#core/product/license.es.ts';
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { type PermissionAction, type PermissionModule, permissionKeys } from '#core/product/permission.ts';
import { dayWords } from '#web/licenses/text.es.ts';

const labels: Record<string, string> = {
  account: 'Cuenta',
  acso_id: 'Software',
  act: 'Acción',
  action: 'Cambio',
  address: 'Dirección IP',
  after: 'Después',
  batchId: 'Lote',
  before: 'Antes',
  byMail: 'Por correo',
  codes: 'Códigos',
  comp_business_name: 'Razón social',
  comp_check_digit: 'DV',
  comp_city: 'Ciudad',
  comp_entity_id: 'NIT',
  comp_ica_regime: 'Régimen de ICA',
  comp_is_active: 'Activa',
  companies: 'Empresas',
  companyId: 'Empresa',
  count: 'Cantidad',
  days: 'Días',
  descending: 'De mayor a menor',
  documentNumber: 'Número de documento',
  documentType: 'Tipo de documento',
  endsOn: 'Hasta',
  entries: 'Entradas',
  fields: 'Datos',
  format: 'Formato',
  from: 'Desde',
  givenTo: 'Entregado a',
  role: 'Cargo',
  kind: 'Clase',
  months: 'Meses',
  name: 'Nombre',
  note: 'Nota',
  owner: 'Dueño',
  oldestFirst: 'Del más antiguo',
  order: 'Orden',
  ownerId: 'Aliado',
  period: 'Mes',
  permissions: 'Permisos',
  phone: 'Teléfono',
  plan: 'Plan',
  professionalCard: 'Tarjeta profesional',
  profile: 'Perfil tributario',
  q: 'Búsqueda',
  reason: 'Motivo',
  rety_id: 'Régimen',
  scopes: 'Permisos',
  sessions: 'Sesiones',
  sha256: 'Huella del archivo',
  sort: 'Orden',
  state: 'Estado',
  to: 'Hasta',
  userAgent: 'Navegador',
  userId: 'Usuario',
  users: 'Usuarios',
  validation: 'Validación',
  version: 'Versión',
  virus: 'Virus',
};

/** Why an API token ended by itself. */
const reasons: Record<string, string> = { password: 'contraseña nueva', deactivation: 'usuario desactivado' };

/** `auditoria.ver` as readable text; undefined if it is no permission. */
function permissionWords(text: string): string | undefined {
  if (!permissionKeys.some((key) => key === text)) return undefined;
  const [module, action] = text.split('.') as [PermissionModule, PermissionAction];
  return `${moduleName[module]} (${actionName[action].toLowerCase()})`;
}

function valueWords(key: string, value: unknown, companies: ReadonlyMap<number, string>): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  // A plain number is a count.
  if (Array.isArray(value) && key === 'companies') return value.map((id) => companies.get(id) ?? `#${id}`).join(', ');
  if (Array.isArray(value)) return value.map((item) => valueWords(key, item, companies)).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  const text = String(value);
  if (key === 'userAgent') return deviceWords(text);
  if (key === 'reason') return reasons[text] ?? text;
  if (key === 'plan') return planName[text as keyof typeof planName] ?? text;
  if (key === 'act') return activityName[text as keyof typeof activityName] ?? text;
  if (key === 'state') return licenseStateName[text as keyof typeof licenseStateName] ?? text;
  if (key === 'fields') return labels[text] ?? text;
  const permission = permissionWords(text);
  if (permission !== undefined) return permission;
  // Long ids are shortened to their first characters.
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(text)) return `${text.slice(0, 8)}…`;
  if (key === 'sha256') return `${text.slice(0, 12)}…`;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayWords(text) : text;
}

/** One text per detail, in recorded order; empty details are left out. `companies`: names by id. */
export function detailWords(
  details: Readonly<Record<string, unknown>>,
  companies: ReadonlyMap<number, string>,
): { key: string; label: string; value: string }[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => ({ key, label: labels[key] ?? key, value: valueWords(key, value, companies) }));
}
