// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { listAccountNames } from '#api/audits/parametrization/contract.ts';
import {
  getReportItems,
  listReportAccounts,
  type ReportAccounts,
  type ReportDocument,
  setReportItems,
} from '#api/audits/report-items/contract.ts';
import { listedItems } from '#core/report/report-items.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { Report } from './Report.tsx';

const stored: ReportDocument = {
  items: listedItems.map((item) => ({ ...item })),
  assignments: {},
  isDefault: true,
  version: 0,
  changedAt: null,
  changedBy: null,
};

type Account = ReportAccounts['accounts'][number];

const account = (code: string, name: string, closing: string, byDefault: number | null, more = {}): Account => ({
  code,
  name,
  place: code,
  closing,
  byDefault,
  witness: byDefault === null ? null : 'code',
  suggested: null,
  isOfReport: true,
  ...more,
});

const month: ReportAccounts = {
  period: '2026-03',
  figures: [],
  accounts: [
    account('13551501', 'Retención que nos practicaron', '300.00', 4),
    account('13559905', 'Anticipo sobretasa bomberil', '50.00', null, { suggested: 3 }),
    account('23654001', 'Retención por compras', '-40.00', 17),
    account('24080101', 'IVA generado', '-190.00', 11),
    account('24081001', 'IVA descontable', '70.00', 9, { witness: 'name' }),
    account('24850501', 'Honorarios', '-60.00', null),
    account('41350501', 'Ventas', '-1000.00', null, { isOfReport: false }),
    account('51050601', 'Sueldos', '800.00', null, { isOfReport: false }),
  ],
};

const names = [
  { code: '2', name: 'Pasivo', isOwn: false },
  { code: '2408', name: 'Impuesto sobre las ventas', isOwn: false },
];

const open = (id: number, ...server: ReturnType<typeof answers>[]) =>
  show(<Report company={7} id={id} stored={stored} />, {
    server: [...server, answers(listReportAccounts, { data: month }), answers(listAccountNames, { data: names })],
  });

const preview = () => within(screen.getByRole('region', { name: /Vista previa/ }));
const line = (name: string) => preview().getByRole('row', { name: new RegExp(name) });

describe('the items of the financial report', () => {
  it('show the report that they make, the result before closing, and what no item holds', async () => {
    open(17);
    await waitFor(() => expect(line('Retención en la fuente pasivo').textContent).toContain('(40)'));
    expect(line('Resultados del ejercicio').textContent).toContain('(200)');
    expect(line('Posición fiscal neta').textContent).toContain('140');
    const without = within(screen.getByRole('region', { name: /Sin ítem/ }));
    expect(without.getByRole('link', { name: '24850501 Honorarios' }).getAttribute('href')).toBe(
      '/empresa/7/servicio/plan-cuentas?cuenta=24850501',
    );
    expect(without.getByRole('button', { name: '¿Anticipo de industria y comercio?' })).toBeDefined();
  });

  it('take a prefix, say what the line was before, and are saved whole', async () => {
    const changed = { ...stored, assignments: { '2485*': 17 }, version: 1 };
    const shown = open(17, answers(setReportItems, { data: changed }));
    await waitFor(() => expect(line('Retención en la fuente pasivo').textContent).toContain('(40)'));
    await shown.user.type(screen.getByRole('textbox', { name: 'Agregar cuentas al ítem' }), '2485{Enter}');
    expect(line('Retención en la fuente pasivo').textContent).toContain('antes (40)');
    expect(line('Retención en la fuente pasivo').textContent).toContain('(100)');
    await screen.findByText('Sin guardar: 1 cambio, 1 cuenta cambia de ítem');
    await shown.user.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
    await waitFor(() => expect(shown.notices()).toHaveLength(1));
    expect(shown.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ assignments: { '2485*': 17 } });
  });

  it('name the item that an account leaves, before it does', async () => {
    const { user } = open(17);
    await user.type(await screen.findByRole('textbox', { name: 'Código o nombre' }), 'ventas');
    await user.click(
      await screen.findByRole('checkbox', { name: '2408 Impuesto sobre las ventas: está en otro ítem; pasarla' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/está en 9 Impuestos descontables y 11 Impuesto a las ventas/)).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: '24080101 IVA generado' }));
    expect(dialog.getByText('sale de 11')).toBeDefined();
    expect(dialog.getByText('queda en 9')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Pasar 1 cuenta a 17' }));
    expect(line('Retención en la fuente pasivo').textContent).toContain('(230)');
    expect(line('^11').textContent).toContain('antes (190)');
  });

  it('are picked from a tree that draws what is in view, by keyboard', async () => {
    const accounts = Array.from({ length: 3000 }, (_, index) =>
      account(`24${100000 + index}`, `Cuenta ${index}`, '-1.00', null),
    );
    const { user } = show(<Report company={7} id={17} stored={stored} />, {
      server: [
        answers(listReportAccounts, { data: { ...month, accounts } }),
        answers(listAccountNames, { data: names }),
      ],
    });
    const tree = within(await screen.findByRole('treegrid', { name: 'Elegir del plan de cuentas' }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const title = await tree.findByRole('row', { name: '2 Pasivo' });
    title.focus();
    await user.keyboard('{ArrowRight}');
    expect(title.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('3002');
    expect(tree.getAllByRole('row').length).toBeLessThan(100);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('24100002 Cuenta 2');
    await user.keyboard(' ');
    expect(tree.getByRole('row', { name: '24100002 Cuenta 2' }).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2 Pasivo');
    // Also where a press or a screen reader put the focus.
    const third = tree.getByRole('row', { name: '24100003 Cuenta 3' });
    third.focus();
    await user.keyboard(' ');
    expect(third.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tree.getAllByRole('row')).toHaveLength(2);
  });

  it('are only read by whoever may not change them', async () => {
    const companies = [{ companyId: 7, permissions: ['parametrizacion.ver' as const] }];
    open(17, answers(ownAccess, { data: madeAccess({ companies }) }));
    await screen.findByText(/Tu cargo te deja ver esto, pero no cambiarlo/);
    expect(screen.queryByRole('textbox', { name: 'Agregar cuentas al ítem' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Sacar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('refuse what is no account where it was typed', async () => {
    const { user } = open(17);
    await user.type(screen.getByRole('textbox', { name: 'Agregar cuentas al ítem' }), '24O5{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/«24O5» no es una cuenta/);
  });

  it('put what two people changed together, and ask about what they disagree on', async () => {
    const theirs: ReportDocument = {
      ...stored,
      version: 1,
      assignments: { '2485*': 14, '13559905': 6 },
      changedBy: { id: 9, name: 'Ana Ruiz' },
    };
    const shown = open(
      17,
      refuses(setReportItems, 409, { error: 'resource.conflict', message: 'Cambió.', errors: [] }),
      answers(getReportItems, { data: theirs }),
    );
    await waitFor(() => expect(line('Retención en la fuente pasivo').textContent).toContain('(40)'));
    await shown.user.type(screen.getByRole('textbox', { name: 'Agregar cuentas al ítem' }), '2485*{Enter}');
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Ana Ruiz guardó mientras editabas/)).toBeDefined();
    expect(
      dialog.getByRole<HTMLInputElement>('radio', { name: 'Lo mío: 17 Retención en la fuente pasivo' }).checked,
    ).toBe(true);
    await shown.user.click(dialog.getByRole('button', { name: 'Seguir con esto' }));
    await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(shown.asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
        assignments: { '2485*': 17, '13559905': 6 },
      }),
    );
  });
});
