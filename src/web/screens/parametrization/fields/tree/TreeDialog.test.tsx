// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../../../../tests/support/web/show.tsx';
import { accountBook } from '../account-book.ts';
import { TreeButton } from './TreeDialog.tsx';

const book = accountBook([
  { code: '5', name: 'Gastos', isOwn: false },
  { code: '5160', name: 'Depreciaciones', isOwn: false },
  { code: '51601505', name: 'Depreciación oficina', isOwn: true },
  { code: '51601510', name: 'Depreciación vehículos', isOwn: true },
  { code: '51950501', name: 'Diversos', isOwn: true },
]);

function Role() {
  const [values, setValues] = useState<string[]>(['1592']);
  return (
    <>
      <p id="values">{values.join(' ')}</p>
      <TreeButton label="Gasto" values={values} book={book} elsewhere={['=51950501']} onChange={setValues} />
    </>
  );
}
const output = () => document.querySelector('#values')?.textContent;
const codes = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label')?.split(' ')[0]);

it('takes a title and single accounts with the keyboard, at once and only when they are taken over', async () => {
  const { user } = show(<Role />);
  await user.click(screen.getByRole('button', { name: 'Elegir en el árbol las cuentas de Gasto' }));
  expect(codes()).toEqual(['5']);
  screen.getByRole('treeitem').focus();
  await user.keyboard('{ArrowRight}');
  expect(codes()).toEqual(['5', '5160', '51950501']);
  expect(screen.getByRole('treeitem', { name: /51950501/ }).getAttribute('aria-label')).toContain(
    'la usa otra función',
  );
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown} {ArrowDown} ');
  expect(screen.getByRole('treeitem', { name: /51601510/ }).getAttribute('aria-selected')).toBe('true');
  expect(output()).toBe('1592');
  expect(screen.getByRole('status').textContent).toBe('2 se agregan');
  await user.click(screen.getByRole('button', { name: 'Usar estas cuentas' }));
  expect(output()).toBe('1592 =51601505 =51601510');
});

it('marks everything that a search finds, and a title in place of its accounts', async () => {
  const { user } = show(<Role />);
  await user.click(screen.getByRole('button', { name: /Elegir en el árbol/ }));
  await user.type(screen.getByRole('textbox', { name: 'Buscar por código o nombre' }), 'depreciacion');
  expect(codes()).toEqual(['5', '5160', '51601505', '51601510']);
  await user.click(screen.getByRole('button', { name: 'Marcar las 2 encontradas' }));
  expect(screen.getByRole('status').textContent).toBe('2 se agregan');
  await user.click(within(screen.getByRole('treeitem', { name: /^5160 / })).getByRole('checkbox', { hidden: true }));
  expect(screen.getByRole('status').textContent).toBe('1 se agrega');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(output()).toBe('1592');
});

it('marks the row that has the focus, also where a screen reader put it', async () => {
  const { user } = show(<Role />);
  await user.click(screen.getByRole('button', { name: /Elegir en el árbol/ }));
  await user.type(screen.getByRole('textbox', { name: 'Buscar por código o nombre' }), '51601510');
  screen.getByRole('treeitem', { name: /^51601510 / }).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Usar estas cuentas' }));
  expect(output()).toBe('1592 =51601510');
});
