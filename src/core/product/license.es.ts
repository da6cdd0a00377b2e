/** Spanish names of plans and license states. */
import type { CodeState, LicenseState, PlanKey } from './license.ts';

export const planName: Record<PlanKey, string> = {
  demo: 'Demostración',
  empresa: 'Empresa',
  contador: 'Contador',
  firma: 'Firma',
  corporativo: 'Corporativo',
};

export const licenseStateName: Record<LicenseState, string> = {
  demo: 'Demostración',
  activa: 'Activa',
  por_vencer: 'Por vencer',
  vencida: 'Vencida',
  suspendida: 'Suspendida',
  sin_licencia: 'Sin licencia',
};

export const codeStateName: Record<CodeState, string> = {
  disponible: 'Disponible',
  usado: 'Usado',
  vencido: 'Vencido',
  anulado: 'Anulado',
};
