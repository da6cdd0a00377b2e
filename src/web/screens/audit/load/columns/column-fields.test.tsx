// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../../../../tests/support/web/show.tsx';
import { ColumnField } from './column-fields.tsx';

const options = ['A · Cta', 'B · Abonos del mes', 'C · Cargos del mes'].map((label, value) => ({ value, label }));

function open(field: { value: number[]; several?: boolean; optional?: string }) {
  const onChange = vi.fn();
  const { user } = show(<ColumnField label="Débitos" options={options} onChange={onChange} {...field} />);
  return { user, onChange, box: screen.getByRole('combobox', { name: 'Débitos' }) };
}

describe('a column of the sheet', () => {
  it('is found by any words of its title', async () => {
    const { user, onChange, box } = open({ value: [0] });
    await user.click(box);
    await user.keyboard('cargos{Enter}');
    expect(onChange.mock.calls).toEqual([[[2]]]);
  });

  it('is found so beside others too', async () => {
    const { user, onChange, box } = open({ value: [0], several: true });
    await user.click(box);
    await user.keyboard('mes cargos{Enter}');
    expect(onChange.mock.calls).toEqual([[[0, 2]]]);
  });

  it.each([false, true])('is left out again where it may be missing; several: %s', async (several) => {
    const { user, onChange } = open({ value: [1], several, optional: 'No la trae' });
    await user.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(onChange.mock.calls).toEqual([[[]]]);
  });

  it.each([false, true])('stays where there must be one; several: %s', (several) => {
    open({ value: [1], several });
    expect(screen.queryByRole('button', { name: 'Quitar' })).toBeNull();
  });
});
