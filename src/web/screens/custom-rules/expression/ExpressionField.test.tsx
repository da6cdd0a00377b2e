// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../../tests/support/web/show.tsx';
import { ExpressionField } from './ExpressionField.tsx';

function Written({ start, readOnly = false }: { start: string; readOnly?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <ExpressionField value={value} isTried={false} readOnly={readOnly} serverError={undefined} onChange={setValue} />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Expresión' });

describe('the field of an expression', () => {
  it('says what is wrong at which character, marks it, and puts the word that was meant', async () => {
    const { user } = show(<Written start={'sald("1105") >= 0'} />);
    await screen.findByText('En el carácter 1: no conocemos «sald». ¿Quisiste decir saldo?');
    expect(document.querySelector('mark')?.textContent).toBe('sald');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cambiar por saldo' }));
    expect(field().value).toBe('saldo("1105") >= 0');
    await screen.findByText('La expresión se entiende. Falta probarla.');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('says nothing while one types', async () => {
    const { user } = show(<Written start="" />);
    expect(screen.getByText(/^Escribe una condición/)).toBeDefined();
    await user.type(field(), 'sald');
    expect(screen.queryByText(/no conocemos/)).toBeNull();
    await screen.findByText(/no conocemos «sald»/);
  });

  it('writes a function at the cursor, with its account ready to be typed over', async () => {
    const { user } = show(<Written start="" />);
    await user.click(field());
    await user.click(screen.getByRole('button', { name: /^Insertar saldo:/ }));
    await waitFor(() => expect([field().selectionStart, field().selectionEnd]).toEqual([7, 11]));
    expect(field().value).toBe('saldo("1105")');
  });

  it('is shown and not changed to who may not', () => {
    show(<Written start="saldo(1)" readOnly />);
    expect(field().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /^Insertar/ })).toBeNull();
  });
});
