/** Spanish names of plans and license states, and sizes of what they include. */
import { formatCount } from '#core/money/money.es.ts';
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

/** `850 MB`, `1,5 GB`: bytes rounded up, so that something is never shown as nothing. */
export function sizeText(bytes: number): string {
  const megabytes = Math.ceil(bytes / 1024 ** 2);
  if (megabytes < 1024) return `${formatCount(megabytes)} MB`;
  const tenths = Math.ceil((megabytes * 10) / 1024);
  const rest = tenths % 10;
  return `${formatCount(Math.floor(tenths / 10))}${rest === 0 ? '' : `,${rest}`} GB`;
}
