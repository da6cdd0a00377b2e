/** How plans, and states of codes, are called on the screen. */
import type { CodeState, PlanKey } from './licence.ts';

export const planName: Record<PlanKey, string> = {
  demo: 'Demostración',
  empresa: 'Empresa',
  contador: 'Contador',
  firma: 'Firma',
  corporativo: 'Corporativo',
};

export const codeStateName: Record<CodeState, string> = {
  disponible: 'Disponible',
  usado: 'Usado',
  vencido: 'Vencido',
  anulado: 'Anulado',
};
