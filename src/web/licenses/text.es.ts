/** Texts of licenses, codes and their contents. */
import type { Code } from '#api/subscription/codes/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { formatCount } from '#core/money/money.es.ts';
import { planName } from '#core/product/license.es.ts';
import { type PlanKey, plan } from '#core/product/license.ts';

/** Content of a code, as in every response about codes. */
export type Gift = Pick<Code['attributes'], 'kind' | 'plan' | 'days' | 'companies' | 'users'>;

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** `3 empresas y 5 usuarios`; empty without either. */
export function placeWords(companies: number, users: number): string {
  const parts = [
    ...(companies > 0 ? [counted(companies, 'empresa', 'empresas')] : []),
    ...(users > 0 ? [counted(users, 'usuario', 'usuarios')] : []),
  ];
  return parts.join(' y ');
}

/** `Licencia Firma por 365 días`, `3 empresas y 1 usuario más`. */
export function giftWords({ kind, plan: key, days, companies, users }: Gift): string {
  if (kind === 'cupos') return `${placeWords(companies, users)} más`;
  return `Licencia ${key ? planName[key] : ''} por ${counted(days ?? 0, 'día', 'días')}`;
}

/** Seats of a license: its own, or else those of its plan. */
export function giftSeats({ kind, plan: key, companies, users }: Gift): string {
  if (kind === 'cupos' || key === null) return '';
  const usual = plan(key as PlanKey);
  return `Incluye ${placeWords(companies || usual.companies, users || usual.users)}.`;
}

/** `5 nov 2026` for a day, independent of the browser's time zone. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${shortMonth(month ?? 1)} ${year}`;
}

/** `Quedan 12 días`, `Vence hoy`, `Venció hace 3 días`. */
export function leftWords(daysLeft: number): string {
  if (daysLeft === 0) return 'Vence hoy';
  if (daysLeft < 0) return `Venció hace ${counted(-daysLeft, 'día', 'días')}`;
  return daysLeft === 1 ? 'Queda 1 día' : `Quedan ${formatCount(daysLeft)} días`;
}

export const licenseText = {
  companies: 'Empresas',
  users: 'Usuarios',
  storage: 'Archivos',
  ofSeats: (used: string, included: string) => `${used} de ${included}`,
  noPlan: 'Sin plan',
};
