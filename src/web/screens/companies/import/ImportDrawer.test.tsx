// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createCompanyBatch } from '#api/audits/company-batches/contract.ts';
import { readCompanyTable } from '#api/audits/company-batches/table/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { ImportDrawer } from './ImportDrawer.tsx';

const company = (comp_business_name: string, comp_entity_id: string, comp_check_digit: number) => ({
  ...{ comp_business_name, comp_entity_id, comp_check_digit, acso_id: 1, rety_id: 3 },
});
const row = (
  number: number,
  exists: boolean,
  input: ReturnType<typeof company>,
  errors: { field: string; message: string }[] = [],
) => {
  const { comp_business_name, comp_entity_id } = input;
  return { row: number, comp_business_name, comp_entity_id, exists, company: errors.length > 0 ? null : input, errors };
};

it('shows what is wrong by row and column, and creates the companies that are right and new', async () => {
  const [fresh, known, wrong] = [
    company('Ágora', '890903938', 8),
    company('Norte', '900394374', 4),
    company('Mala', '12', 0),
  ];
  const rows = [
    row(2, false, fresh),
    row(3, true, known),
    row(4, false, wrong, [{ field: 'NIT', message: 'Esperábamos de 6 a 15 cifras.' }]),
  ];
  const made = { created: 1, existing: 0, refused: 0, stored: 0, rows: [] };
  const onClose = vi.fn();
  const { user, asked } = show(<ImportDrawer onClose={onClose} />, {
    server: [
      answers(readCompanyTable, { data: { problem: null, rows } }),
      answers(createCompanyBatch, { data: { id: '01890000-0000-7000-8000-000000000001', attributes: made } }),
    ],
  });
  await user.upload(
    screen.getByLabelText(/Suelta aquí la tabla/),
    new File(['x'], 'clientes.csv', { type: 'text/csv' }),
  );
  await screen.findByText('1 empresa por crear · 1 que ya tienes · 1 con errores');
  const [first] = screen.getAllByRole('row').slice(1);
  expect(within(first!).getByText('NIT: Esperábamos de 6 a 15 cifras.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Crear 1 empresa' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = asked.find(({ path }) => path === '/companies/batch')!.body as { companies: unknown };
  expect(sent.companies).toEqual([fresh]);
});

it('says beside a file that is no such table what was expected', async () => {
  const problem = 'Esperábamos una fila de títulos con «Empresa» y «NIT».';
  const { user } = show(<ImportDrawer onClose={() => {}} />, {
    server: [answers(readCompanyTable, { data: { problem, rows: [] } })],
  });
  await user.upload(screen.getByLabelText(/Suelta aquí la tabla/), new File(['x'], 'otra.csv', { type: 'text/csv' }));
  await screen.findByText(problem);
});
