// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readFirstFile } from '#api/balances/first-file/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { hasWaitingFiles } from '../../data/balances/waiting-files.ts';
import { FirstFileField } from './FirstFileField.tsx';

it('keeps a file that cannot be read in sight, with why, until it is removed', async () => {
  const reasons = ['Está protegido con contraseña.', 'Quítasela y súbelo otra vez.'];
  const file = { company: { nit: null, dv: null, name: null }, formatName: null, software: null, period: null };
  const data = { ...file, fileName: 'mayo.xlsx', readable: false, rows: 0, thirdParties: 0, balanced: false, reasons };
  const onRead = vi.fn();
  const field = <FirstFileField registration="secreto" onRead={onRead} onByHand={undefined} />;
  const { user } = show(field, { signedOut: true, server: [answers(readFirstFile, { data })] });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, Object.assign(new File(['x'], 'mayo.xlsx'), { webkitRelativePath: '' }));
  await screen.findByText('Error');
  screen.getByText('mayo.xlsx');
  screen.getByText('No pudimos leerlo. Prueba con otro archivo o escribe los datos.');
  for (const reason of reasons) screen.getByText(reason);
  expect(onRead).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Quitar mayo.xlsx' }));
  expect(screen.queryByText('mayo.xlsx')).toBeNull();
  expect(hasWaitingFiles()).toBe(false);
});
