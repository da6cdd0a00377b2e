// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exportUsage, getUsage, type Usage } from '#api/audits/usage/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const figures = { imports: 7, audits: 9, critica: 1, alta: 2, media: 3, baja: 4, informativa: 0 };
const usage: Usage = {
  from: '2025-12-01',
  to: '2026-11-22',
  refreshedAt: '2026-11-22T11:00:00.000Z',
  totals: {
    activeCompanies: 492,
    companies: 561,
    activeUsers: 1204,
    users: 2675,
    imports: 7687,
    firstImports: 97.8,
    audits: 7687,
    auditSeconds: 4.1,
    findings: 1135,
    resolved: 61.8,
    firstMinutes: 6.4,
    firstMinutesBefore: 19,
  },
  months: [
    { month: '2026-10', ...figures, firstMinutes: 8, companies: 520, users: 2600 },
    { month: '2026-11', ...figures, audits: 5, firstMinutes: null, companies: 561, users: 2675 },
  ],
  days: [{ day: '2026-11-20', ...figures }],
  software: [
    { id: 1, name: 'Siigo Nube', imports: 3894, companies: 228 },
    { id: 2, name: 'Helisa', imports: 846, companies: 58 },
  ],
  allies: [
    { ally: 'siigo', companies: 24, users: 231, audits: 1402, audited: 88.1, lastActive: '2026-11-22' },
    { ally: '', companies: 434, users: 2140, audits: 426, audited: null, lastActive: null },
  ],
  lastMonth: '2026-10',
  choices: { software: [{ id: 1, name: 'Siigo Nube' }], allies: ['', 'siigo'] },
};
const server = [answers(getUsage, { data: usage })];
const staff = { signedInAs: { isAdmin: true }, server };

it('says totals that equal those of its tables', async () => {
  show(<Screen />, staff);
  const totals = within(await screen.findByRole('region', { name: 'Cifras' }));
  expect(totals.getByText('492')).toBeDefined();
  expect(totals.getByText('97,8 % a la primera')).toBeDefined();
  expect(totals.getByText('6,4 min')).toBeDefined();
  const software = within(screen.getByRole('region', { name: 'Cargas por software' }));
  expect(software.getByText('4.740')).toBeDefined();
  const allies = within(screen.getByRole('region', { name: 'Por aliado' }));
  expect(allies.getByText('Octubre de 2026 auditado')).toBeDefined();
  expect(allies.getByText('88,1 %')).toBeDefined();
  expect(allies.getByText('1.828')).toBeDefined();
});

it('shows each drawing as a table', async () => {
  const { user } = show(<Screen />, staff);
  await user.click(await screen.findByRole('button', { name: 'Auditorías por mes: ver como tabla' }));
  const panel = within(screen.getByRole('region', { name: 'Auditorías por mes' }));
  expect(panel.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MesAuditoríasCargas',
    'noviembre de 202657',
    'octubre de 202697',
  ]);
  await user.click(screen.getByRole('button', { name: 'Empresas por mes: ver como tabla' }));
  const accounts = within(screen.getByRole('region', { name: 'Empresas por mes' }));
  expect(accounts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MesEmpresasUsuarios',
    'noviembre de 20265612.675',
    'octubre de 20265202.600',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hallazgos por severidad: ver como tabla' }));
  expect(screen.getByRole('columnheader', { name: 'Crítica' })).toBeDefined();
});

it('leads from a figure to its parts: a panel, a software, an ally, the days of a month', async () => {
  const { user, address } = show(<Screen />, { ...staff, address: '/reportes?rango=90' });
  const totals = within(await screen.findByRole('region', { name: 'Cifras' }));
  const audits = totals.getByRole('link', { name: 'Auditorías, 7.687: ver de qué se compone' });
  const panel = document.getElementById(audits.getAttribute('href')!.slice(1));
  expect(panel).toBe(screen.getByRole('region', { name: 'Auditorías por mes' }));
  for (const link of totals.getAllByRole('link'))
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Siigo Nube: cargas 3.894')).toBe('/reportes?rango=90&software=1');
  expect(href('Sin aliado: usuarios 2.140')).toBe('/reportes?rango=90&aliado=sin-aliado');
  await user.click(screen.getByRole('button', { name: 'Auditorías por mes: ver como tabla' }));
  await user.click(screen.getByRole('link', { name: 'octubre de 2026' }));
  expect(address()).toBe('/reportes?desde=2026-10-01&hasta=2026-10-31');
});

it('keeps range and filters in the address, and asks for them', async () => {
  const { user, asked, address } = show(<Screen />, { ...staff, address: '/reportes?rango=30' });
  await user.click(await screen.findByRole('radio', { name: '90 días' }));
  await expect.poll(address).toBe('/reportes?rango=90');
  await user.click(screen.getByRole('combobox', { name: 'Aliado' }));
  await user.click(await screen.findByRole('option', { name: 'Sin aliado' }));
  await expect.poll(address).toBe('/reportes?rango=90&aliado=sin-aliado');
  await expect.poll(() => asked.at(-1)!.query.ally).toBe('');
});

it('downloads the same days', async () => {
  const download = { endpoint: exportUsage, reply: () => ({ status: 200, body: {} }) };
  const { user, asked } = show(<Screen />, { ...staff, server: [...server, download] });
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  await expect.poll(() => asked.some(({ path }) => path === '/usage/export')).toBe(true);
  const [shown, saved] = ['/usage', '/usage/export'].map((path) => asked.find((one) => one.path === path)!.query);
  expect(saved).toEqual(shown);
});
