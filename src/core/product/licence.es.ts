/** How plans and states of a licence are called on the screen. */
import type { CodeState, LicenceState, PlanKey } from './licence.ts';

export const planName: Record<PlanKey, string> = {
  demo: 'Demostración',
  empresa: 'Empresa',
  contador: 'Contador',
  firma: 'Firma',
  corporativo: 'Corporativo',
};

export const licenceStateName: Record<LicenceState, string> = {
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
