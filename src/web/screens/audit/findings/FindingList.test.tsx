// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../use-audit-view.ts';
import { FindingList } from './FindingList.tsx';

const items = [
  madeItem({ fingerprint: 'a', validation: 'nit', severity: 'critica', amount: '300.00', account: '110505' }),
  madeItem({ fingerprint: 'b', validation: 'nit', severity: 'alta', change: 'persistente', account: '130505' }),
  madeItem({ fingerprint: 'c', validation: 'iva', severity: 'media', amount: '50.00', account: '240805' }),
  madeItem({ fingerprint: 'd', validation: 'iva', change: 'corregido', account: '240806' }),
];

function List() {
  return <FindingList findings={items} control={useAuditView()} />;
}

const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
const accounts = () => links().flatMap((link) => /\d{6}/.exec(link.closest('tr')?.textContent ?? '')?.[0] ?? []);
const group = (name: RegExp) => screen.getByRole('button', { name });

describe('the list of findings', () => {
  it('shows what is open under its validation, most severe first, with the sum of each', () => {
    show(<List />, { address: '/?agrupar=validacion' });
    expect(accounts()).toEqual(['110505', '130505', '240805']);
    const heads = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(heads.find((text) => text?.startsWith('NIT'))).toMatch(/^NIT 2.*400/);
    expect(screen.getByRole('status').textContent).toBe('3 hallazgos');
  });

  it('opens on what is critical or high, by amount, then the rest; what is set aside is closed at its foot', async () => {
    const life = { state: 'justificado' } as const;
    const more = [
      madeItem({ fingerprint: 'e', severity: 'alta', amount: '900.00', account: '222005', stake: 'to_explain' }),
      madeItem({ fingerprint: 'f', severity: 'alta', amount: '70.00', account: '333005', life }),
      madeItem({ fingerprint: 'g', amount: '5.00', account: '444005', life: { snoozedTo: '2026-12' } }),
    ];
    function Worked() {
      return <FindingList findings={[...items, ...more]} control={useAuditView()} />;
    }
    const { user, address } = show(<Worked />);
    // Críticas first, then altas: 900 before 100.
    expect(accounts()).toEqual(['110505', '222005', '130505', '240805']);
    const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual([
      'Lo crítico y alto, por monto 3',
      'Lo demás, por causa 1',
      'Justificados 1, no cuentan en el índice',
      'Pospuestos 1, vuelven desde diciembre de 2026',
    ]);
    expect(screen.getByRole('row', { name: /^Justificados/ }).textContent).toContain('70');
    expect(screen.getByRole('status').textContent).toBe('4 hallazgos');
    await user.click(group(/^Justificados/));
    expect(accounts()).toEqual(['110505', '222005', '130505', '240805', '333005']);
    // Among all, it is open.
    await user.click(screen.getByRole('radio', { name: /^Todos/ }));
    await waitFor(() => expect(accounts()).toEqual(['110505', '222005', '130505', '240805', '333005', '444005']));
    await user.click(screen.getByRole('button', { name: 'Más opciones de la lista' }));
    await user.click(screen.getByRole('combobox', { name: 'Agrupar' }));
    await user.click(screen.getByRole('option', { name: 'Por validación' }));
    await waitFor(() => expect(group(/^NIT/)).toBeDefined());
    expect(address()).toBe('/?ver=todos&agrupar=validacion');
  });

  it('shows those that are gone when asked, and keeps it in the address', async () => {
    const { user, address } = show(<List />);
    await user.click(screen.getByRole('radio', { name: /^Corregidos/ }));
    await waitFor(() => expect(accounts()).toEqual(['240806']));
    expect(address()).toBe('/?ver=corregidos');
  });

  it('is filtered by severity and by what is typed, and all of it comes back', async () => {
    const { user, address } = show(<List />);
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    await user.click(screen.getByRole('combobox', { name: 'Severidad' }));
    await user.click(screen.getByRole('option', { name: 'Alta' }));
    await waitFor(() => expect(accounts()).toEqual(['130505']));
    screen.getByRole('button', { name: 'Filtrar (1)' });
    screen.getByText('1 de 3, 100 en riesgo');
    await user.type(screen.getByRole('textbox', { name: /^Buscar/ }), 'nada de esto');
    await screen.findByText(/^Ningún hallazgo/);
    expect(address()).toContain('severidad=alta');
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(accounts()).toEqual(['110505', '130505', '240805']));
    expect(address()).toBe('/');
  });

  it('is one stop of the Tab key; arrows move in it, and fold a validation', async () => {
    const { user } = show(<List />, { address: '/?agrupar=validacion' });
    expect(links().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    links()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links()[1]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(group(/^IVA/));
    await user.keyboard('{ArrowLeft}');
    expect(group(/^IVA/).getAttribute('aria-expanded')).toBe('false');
    expect(accounts()).toEqual(['110505', '130505']);
    await user.keyboard('{ArrowRight}');
    expect(accounts()).toEqual(['110505', '130505', '240805']);
  });

  it('folds what has one cause and what was told last month, for arrows and clicks', async () => {
    const caused = ['e', 'f', 'g'].map((fingerprint) =>
      madeItem({ fingerprint, account: `22050${fingerprint}`, cause: 'k' }),
    );
    const same = ['h', 'i'].map((fingerprint) => madeItem({ fingerprint, change: 'persistente', unchanged: true }));
    function Folded() {
      return <FindingList findings={[...caused, ...same]} control={useAuditView()} />;
    }
    const { user } = show(<Folded />, { address: '/?agrupar=validacion' });
    expect(screen.queryAllByRole('link')).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('3 hallazgos');
    await user.click(group(/Dígito de verificación equivocado en 3 cuentas/));
    expect(links()).toHaveLength(3);
    await user.click(group(/^2 hallazgos igual que el mes pasado/));
    expect(links()).toHaveLength(5);
  });

  it('marks the finding that is open, which is where Tab stops', () => {
    show(<List />, { address: '/?hallazgo=b' });
    const [, open] = links();
    expect(open?.getAttribute('aria-current')).toBe('true');
    expect(open?.closest('tr')?.getAttribute('aria-selected')).toBe('true');
    expect(links().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    expect(open?.getAttribute('href')).toBe('/?hallazgo=b');
  });
});
