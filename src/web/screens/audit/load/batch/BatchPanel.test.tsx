// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { regimeTypes } from '#api/kernel/catalogues/contract.ts';
import { ownLicense } from '#api/subscription/licenses/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { madeInspection } from '../../../../../../tests/support/made-inspection.ts';
import { madeAccess, madeCompany, madeLicense } from '../../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../../use-audit-view.ts';
import type { LoadedFile } from '../loaded-file.ts';
import type { Loading } from '../use-loading.ts';
import { BatchPanel } from './BatchPanel.tsx';

function made(id: number, nit: string, changes: Parameters<typeof madeInspection>[0] = {}): LoadedFile {
  const company = { nit, dv: checkDigit(nit), name: `Empresa ${nit}`, matches: false, otherCompanyId: null };
  const source = { kind: 'kept', fileId: `f${id}`, company: 7 } as const;
  const status = { step: 'inspected', inspection: madeInspection({ company, ...changes }) } as const;
  return { id, name: `${id}.csv`, folder: '', size: 1, source, assign: true, company: 7, isChosen: false, status };
}
const unbalanced = {
  issues: [{ code: 'totals_differ', fatal: false, confirm: true, message: 'No cuadra.' }],
  totals: { opening: '0.00', debits: '1200.00', credits: '1000.00', closing: '200.00', balanced: false },
};

const regime = (rety_id: number, rety_name: string, group: string) => ({
  rety_id,
  rety_name,
  rety_short_name: rety_name,
  group,
});
const regimes = [
  regime(1, 'Responsable', 'iva'),
  regime(3, 'Ordinario', 'renta'),
  regime(4, 'Especial (ESAL)', 'renta'),
];

function Page({ loading }: { loading: Loading }) {
  const company = madeCompany();
  return <BatchPanel company={company} companies={[company]} loading={loading} control={useAuditView()} />;
}

function open(files: LoadedFile[], included = 60) {
  const send = vi.fn();
  const discard = vi.fn();
  const batch = { made: null, isSending: false, send };
  const runs = { list: [], current: null };
  const loading = { files, saving: null, runs, batch, discard } as unknown as Loading;
  const license = answers(ownLicense, { data: madeLicense({ companies: { used: 14, included } }) });
  const access = answers(ownAccess, { data: madeAccess({ account: ['licencias.ver'] }) });
  const server = [access, license, answers(regimeTypes, { data: regimes })];
  return { ...show(<Page loading={loading} />, { server }), send, discard };
}

/** Once the regimes are known. */
async function ready(): Promise<void> {
  const go = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Crear \d/ });
  await vi.waitFor(() => expect(go().disabled).toBe(false));
}

const files = [
  made(1, '901000011', unbalanced),
  made(2, '901000022'),
  made(3, '901000022', { period: '2026-02' }),
  made(4, '901000033', unbalanced),
];

describe('a drop of new companies', () => {
  it('says what is created and stored, and one decision changes all that do not balance', async () => {
    const { user, send } = open(files);
    expect(screen.getByRole('heading', { name: '3 empresas nuevas, 4 balances' })).toBeDefined();
    await screen.findByText('17 de 60 lugares');
    await ready();
    const [first] = screen.getAllByRole('row').slice(1);
    expect(within(first!).getByText(/enero de 2026 no cuadra por/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Crear 3 y guardar 4' }));
    const all = send.mock.lastCall![0];
    expect(all.plan.created).toHaveLength(3);
    expect(all.regimeOf(all.plan.created[0].company)).toBe(3);
    await user.click(screen.getByRole('radio', { name: 'Descartar los 2' }));
    await user.click(screen.getByRole('button', { name: 'Crear 1 y guardar 2' }));
    expect(send.mock.lastCall![0].plan.discarded).toHaveLength(2);
  });

  it('has a regime for all, and another one for a company', async () => {
    const { user, send } = open(files);
    await ready();
    await user.click(screen.getByRole('combobox', { name: 'Régimen de Empresa 901000022' }));
    await user.click(await screen.findByRole('option', { name: /ESAL/ }));
    await user.click(screen.getByRole('button', { name: 'Crear 3 y guardar 4' }));
    const { plan, regimeOf } = send.mock.lastCall![0];
    expect(plan.created.map(({ company }: { company: { nit: string } }) => regimeOf(company))).toEqual([3, 4, 3]);
  });

  it('creates those that fit in the license, and says how many do not', async () => {
    open(files, 15);
    await screen.findByText(/Faltan 2 lugares/);
    expect(screen.getByRole('link', { name: 'Ampliar la licencia' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Crear 1 y guardar 1' })).toBeDefined();
  });

  it('opens the files of a company, and discards them', async () => {
    const { user, discard } = open(files);
    await user.click(screen.getByRole('button', { name: '2 archivos de Empresa 901000022' }));
    expect(screen.getByRole('row', { name: /^2\.csv/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Más acciones de Empresa 901000022' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar sus archivos' }));
    expect(discard.mock.calls).toEqual([[2], [3]]);
  });
});
