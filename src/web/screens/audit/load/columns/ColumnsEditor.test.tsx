// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveColumnMapping, type TriedColumns, tryColumns } from '#api/balances/column-mappings/contract.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { type Asked, answers, refuses, show } from '../../../../../../tests/support/web/show.tsx';
import { ColumnsEditor } from './ColumnsEditor.tsx';

const guess: ColumnMapping = {
  headerRow: 1,
  code: [0],
  codeLayout: 'whole',
  name: 1,
  id: null,
  dv: null,
  branch: null,
  thirdPartyName: null,
  thirdParties: 'none',
  opening: 2,
  debit: 3,
  credit: 4,
  closing: 5,
  decimal: 'auto',
  sign: 'auto',
};
const sheet = {
  name: 'Hoja 1',
  hidden: false,
  columns: 6,
  rows: [
    { number: 1, cells: ['Cta', 'Detalle', 'Antes', 'Abonos', 'Cargos', 'Hoy'] },
    { number: 2, cells: ['110505', 'Caja', '100,00', '60,00', '10,00', '150,00'] },
  ],
  guess,
};
const kept = { kind: 'kept', fileId: '01890000-0000-7000-8000-000000000020', company: 7 } as const;
const firstRow = {
  row: 2,
  account: '110505',
  accountName: 'Caja',
  nit: '',
  thirdPartyName: '',
  opening: '100.00',
  debit: '60.00',
  credit: '10.00',
  closing: '150.00',
};

/** As the service reads it: the sheet has its charges in the column that the guess takes for credits. */
function read({ body }: Asked): { data: TriedColumns } {
  const { mapping } = body as { mapping: ColumnMapping };
  const isRight = mapping.debit === 3;
  return {
    data: {
      proof: isRight ? 'proved' : 'wrong',
      arithmetic: { telling: 1, explained: isRight ? 1 : 0 },
      company: { nit: null, dv: null, name: null },
      period: '2026-01',
      rows: 1,
      accounts: 1,
      thirdParties: 0,
      sign: 'firmado',
      totals: { opening: '100.00', debits: '60.00', credits: '10.00', closing: '150.00', balanced: false },
      firstRows: isRight ? [firstRow] : [],
      issues: [],
      issueCount: 0,
    },
  };
}

function open(mapping: Partial<ColumnMapping>, ...server: ReturnType<typeof answers>[]) {
  const onNamed = vi.fn();
  const sheets = [{ ...sheet, guess: { ...guess, ...mapping } }];
  const all = [answers(tryColumns, read), ...server];
  return { ...show(<ColumnsEditor kept={kept} sheets={sheets} onNamed={onNamed} />, { server: all }), onNamed };
}
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Usar estas columnas' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const lastTried = (asked: readonly Asked[]) =>
  (asked.filter(({ path }) => path.endsWith('/columns')).at(-1)!.body as { mapping: ColumnMapping }).mapping;

describe('naming the columns of a sheet', () => {
  it('can be used once the reading proves itself, and shows what was read', async () => {
    const { user } = open({ debit: 4, credit: 3 });
    await screen.findByText(/^Corrige las columnas/);
    expect(use().disabled).toBe(true);
    await user.click(field('Débitos'));
    await user.keyboard('Abonos{Enter}');
    await waitFor(() => expect(use().disabled).toBe(false));
    const rows = within(screen.getByRole('region', { name: 'Filas leídas del archivo' }));
    expect(rows.getByRole('row', { name: /^2 110505 Caja.*60,00.*150,00/ })).toBeDefined();
  });

  it('takes back a column that the sheet does not have, where there need be none', async () => {
    const { user, asked } = open({});
    const optional = within(field('Nombre de la cuenta').parentElement!.parentElement!);
    await user.click(optional.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(lastTried(asked).name).toBeNull());
    expect(field('Nombre de la cuenta').placeholder).toBe('No viene');
    const needed = within(field('Débitos').parentElement!.parentElement!);
    expect(needed.queryByRole('button')).toBeNull();
  });

  it('takes another row as the titles by a press of its number', async () => {
    const { user, asked } = open({});
    await user.click(screen.getByRole('button', { name: 'Usar la fila 2 como títulos' }));
    await waitFor(() => expect(lastTried(asked).headerRow).toBe(2));
    expect(screen.getByRole('button', { name: 'Usar la fila 2 como títulos' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('stays as it is when it cannot be saved', async () => {
    const message = 'El archivo ya no está: cárgalo otra vez.';
    const refusal = refuses(saveColumnMapping, 410, { error: 'balance.upload_expired', message });
    const { user, asked, onNamed } = open({}, refusal);
    await waitFor(() => expect(use().disabled).toBe(false));
    await user.click(use());
    const saved = () => asked.filter(({ path }) => path === '/companies/7/trial-balances/columns');
    await waitFor(() => expect(saved()).toHaveLength(1));
    await waitFor(() => expect(use().getAttribute('aria-busy')).toBeNull());
    expect(onNamed).not.toHaveBeenCalled();
    expect(use().disabled).toBe(false);
  });
});
