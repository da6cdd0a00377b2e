import { expect, it } from 'vitest';
import { type KnownOfCompany, servicesOf } from './services.ts';

const everything = { audit: true, chart: true, statements: true, load: true };
const statementsOf = (known: Partial<KnownOfCompany>) =>
  servicesOf({ company: 7, months: [], hasChart: true, may: everything, upcoming: [], ...known }).at(-1);
const path = '/empresa/7/servicio/estado-financiero';

it('the statements go as far as the newest balance', () => {
  const months = [
    { period: '2026-09', state: 'auditado' },
    { period: '2026-10', state: 'cargado' },
    { period: '2026-11', state: 'sin_cargar' },
  ] as const;
  expect(statementsOf({ months })).toMatchObject({
    state: 'ready',
    says: 'Disponibles hasta octubre de 2026.',
    step: { to: path },
  });
});

it('without a balance they are missing it, and whoever may load is led there', () => {
  expect(statementsOf({})).toMatchObject({ state: 'missing', step: { to: '/empresa/7/servicio/auditoria?cargar' } });
  const may = { ...everything, load: false };
  expect(statementsOf({ may })?.step?.to).toBe('/empresa/7/servicio/auditoria');
});

it('are open to who sees no audits, and closed to who may not see them', () => {
  expect(statementsOf({ months: undefined, may: { ...everything, audit: false } })).toMatchObject({
    state: 'ready',
    step: { to: path },
  });
  expect(statementsOf({ may: { ...everything, statements: false } })).toMatchObject({ state: 'closed', step: null });
});
