// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { deleteCompany } from '#api/companies/company-deletion/contract.ts';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { DeleteCompany } from './DeleteCompany.tsx';

const company = madeCompany();
const { comp_business_name, comp_entity_id, comp_check_digit } = company.attributes;
const days = { deletedAt: '2026-03-02T10:00:00Z', goneAt: '2026-04-01T10:00:00Z' };
const gone = { comp_business_name, comp_entity_id, comp_check_digit, ...days };
const server = [
  answers(deleteCompany, { data: { id: company.id, attributes: gone } }),
  answers(userCompanies, { data: [] }),
];

async function open() {
  const shown = show(<DeleteCompany company={company} disabled={false} />, { address: '/empresa/7', server });
  await shown.user.click(screen.getByRole('button', { name: 'Borrar empresa' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Borrar empresa' });
  return { ...shown, dialog, confirm, field: dialog.getByRole('textbox') };
}
const deletions = (asked: readonly { method: string }[]) => asked.filter(({ method }) => method === 'POST');

describe('deleting a company', () => {
  it('waits for its NIT, and takes no other', async () => {
    const { user, dialog, confirm, field, asked } = await open();
    expect(confirm.disabled).toBe(true);
    await user.type(field, '900.481.238');
    await user.click(confirm);
    expect(dialog.getByRole('alert').textContent).toContain('No es el NIT de esta empresa');
    expect(field.getAttribute('aria-describedby')).toBe(dialog.getByRole('alert').id);
    await user.type(field, '1');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(deletions(asked)).toEqual([]);
  });

  it('is done with the NIT as people write it, also by Enter, and leads to the companies', async () => {
    const { user, field, asked, address, notices } = await open();
    await user.type(field, '900.481.237-6{Enter}');
    await waitFor(() => expect(address()).toBe('/empresas'));
    expect(deletions(asked)).toMatchObject([{ path: '/companies/7/deletion', body: { comp_entity_id: '900481237' } }]);
    expect(notices()).toEqual(['Empresa borrada']);
  });

  it('is left without a trace', async () => {
    const { user, dialog, field, asked } = await open();
    await user.type(field, '900481237');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    // The button behind the dialog, which may still be closing.
    await user.click(screen.getAllByRole('button', { name: 'Borrar empresa' })[0]!);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
    expect(deletions(asked)).toEqual([]);
  });
});
