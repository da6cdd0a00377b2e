/** Details of an activity-log entry as text. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import { deviceWords } from '#core/product/device.es.ts';
import { licenseStateName, planName } from '#core/product/license.es.ts';
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { type PermissionAction, type PermissionModule, permissionKeys } from '#core/product/permission.ts';
import { dayWords } from '#web/licenses/text.es.ts';

const labels: Record<string, string> = {
  account: 'Cuenta',
  accountant: 'Contador',
  acso_id: 'Software',
  act: 'Acción',
  action: 'Cambio',
  address: 'Dirección IP',
  after: 'Después',
  agenteRetencion: 'Agente de retención',
  answer: 'Respuesta',
  auditor: 'Revisor fiscal',
  automatic: 'Automática',
  autorretenedorRenta: 'Autorretenedora de renta',
  batchId: 'Lote',
  before: 'Antes',
  byMail: 'Por correo',
  call: 'Llamada',
  changed: 'Cambian',
  ciiu: 'Actividad (CIIU)',
  claseArl: 'Clase de riesgo ARL',
  codes: 'Códigos',
  comp_business_name: 'Razón social',
  comp_check_digit: 'DV',
  comp_city: 'Ciudad',
  comp_entity_id: 'NIT',
  comp_fiscal_year_end: 'Mes de cierre del ejercicio',
  comp_ica_regime: 'Régimen de ICA',
  comp_is_active: 'Activa',
  companies: 'Empresas',
  companyId: 'Empresa',
  count: 'Cantidad',
  days: 'Días',
  departed: 'Salen',
  descending: 'De mayor a menor',
  documentNumber: 'Número de documento',
  documentType: 'Tipo de documento',
  endsOn: 'Hasta',
  entered: 'Entran',
  entries: 'Entradas',
  events: 'Eventos',
  exonerado1141: 'Exonerada de aportes (114-1)',
  fields: 'Datos',
  figures: 'Valores',
  file: 'Archivo',
  findings: 'Hallazgos',
  format: 'Formato',
  from: 'Desde',
  givenTo: 'Entregado a',
  grupoNiif: 'Grupo NIIF',
  items: 'Puntos',
  job: 'Cargo',
  jobs: 'Cargos',
  kept: 'Conservadas',
  key: 'Concepto',
  kind: 'Clase',
  logo: 'Logo',
  months: 'Meses',
  municipio: 'Municipio',
  name: 'Nombre',
  norm: 'Norma',
  note: 'Nota',
  number: 'Número',
  oldestFirst: 'Del más antiguo',
  order: 'Orden',
  owner: 'Dueño',
  ownerId: 'Aliado',
  people: 'Personas',
  period: 'Mes',
  periodoIva: 'Periodicidad del IVA',
  permissions: 'Permisos',
  phone: 'Teléfono',
  plan: 'Plan',
  professionalCard: 'Tarjeta profesional',
  profile: 'Perfil tributario',
  q: 'Búsqueda',
  question: 'Pregunta',
  reason: 'Motivo',
  recipients: 'Destinatarios',
  regimen: 'Régimen de renta',
  representative: 'Representante legal',
  responsableIva: 'Responsable de IVA',
  rety_id: 'Régimen',
  rows: 'Filas',
  rule: 'Regla',
  scope: 'Alcance',
  scopes: 'Permisos',
  seal: 'Sello',
  sessions: 'Sesiones',
  sha256: 'Huella del archivo',
  sort: 'Orden',
  source: 'Fuente',
  state: 'Estado',
  statements: 'Estados',
  takenFrom: 'Tomado de',
  to: 'Hasta',
  toEveryone: 'A todos',
  topics: 'Temas',
  until: 'Hasta',
  userAgent: 'Navegador',
  userId: 'Usuario',
  users: 'Usuarios',
  validation: 'Validación',
  version: 'Versión',
  virus: 'Virus',
};

/** Why an API token ended by itself. */
const reasons: Record<string, string> = { password: 'contraseña nueva', deactivation: 'usuario desactivado' };

/** What happened to settings or to a custom rule. */
const actions: Record<string, string> = {
  set: 'guardada',
  reset: 'de vuelta a lo predefinido',
  restore: 'versión anterior recuperada',
  create: 'creada',
  change: 'modificada',
  delete: 'borrada',
};

/** What a code gives. */
const kinds: Record<string, string> = { licencia: 'licencia', cupos: 'cupos' };

/** `auditoria.ver` as readable text; undefined if it is no permission. */
function permissionWords(text: string): string | undefined {
  if (!permissionKeys.some((key) => key === text)) return undefined;
  const [module, action] = text.split('.') as [PermissionModule, PermissionAction];
  return `${moduleName[module]} (${actionName[action].toLowerCase()})`;
}

/** Names by id or key. */
export interface DetailNames {
  companies: ReadonlyMap<number, string>;
  /** Titles of validations, by id. */
  validations: ReadonlyMap<number, string>;
}

function valueWords(key: string, value: unknown, names: DetailNames): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  // A plain number is a count.
  if (Array.isArray(value) && key === 'companies')
    return value.map((id) => names.companies.get(id) ?? `#${id}`).join(', ');
  if (Array.isArray(value)) return value.map((item) => valueWords(key, item, names)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([part, inner]) => `${lookUp(labels, part) ?? part}: ${valueWords(part, inner, names)}`)
      .join('; ');
  if (key === 'validation') return names.validations.get(Number(value)) ?? '';
  return textWords(key, String(value));
}

function textWords(key: string, text: string): string {
  if (key === 'userAgent') return deviceWords(text);
  if (key === 'reason') return lookUp(reasons, text) ?? text;
  if (key === 'action') return lookUp(actions, text) ?? text;
  if (key === 'kind') return lookUp(kinds, text) ?? text;
  if (key === 'plan') return lookUp(planName, text) ?? text;
  if (key === 'act') return lookUp(activityName, text) ?? text;
  if (key === 'state') return lookUp(licenseStateName, text) ?? text;
  if (key === 'fields') return lookUp(labels, text) ?? text;
  const permission = permissionWords(text);
  if (permission !== undefined) return permission;
  // Long ids are shortened to their first characters.
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/.test(text)) return `${text.slice(0, 8)}…`;
  if (key === 'sha256') return `${text.slice(0, 12)}…`;
  const period = parsePeriod(text);
  if (period !== null) return formatPeriod(period);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayWords(text) : text;
}

/** One text per detail, in recorded order; those without words are left out. */
export function detailWords(
  details: Readonly<Record<string, unknown>>,
  names: DetailNames,
): { key: string; label: string; value: string }[] {
  return Object.entries(details)
    .map(([key, value]) => ({
      key,
      label: lookUp(labels, key) ?? key,
      value: value === null ? '' : valueWords(key, value, names),
    }))
    .filter(({ value }) => value !== '');
}
