// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../../tests/support/web/show.tsx';
import { Chips } from './Chips.tsx';

function Accounts({ readOnly = false }: { readOnly?: boolean }) {
  const [values, setValues] = useState(['1305', '2205']);
  return (
    <Chips
      label="Cuentas"
      values={values}
      usual={['1305', '2205']}
      separator={/[\s,;]+/}
      placeholder="1305"
      readOnly={readOnly}
      onChange={setValues}
    />
  );
}
const shown = () =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ firstChild }) => (firstChild?.nodeType === 3 ? [firstChild.textContent] : []));
const add = () => screen.getByRole('button', { name: /^Agregar a/ });

describe('a list of short texts', () => {
  it('takes several that are pasted, each once, and marks those that are not ours', async () => {
    const { user } = show(<Accounts />);
    await user.click(add());
    await user.paste('1330*, 1305; 1335 1330');
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['1305', '2205', '1330', '1335']);
    expect(screen.getAllByRole('img')).toHaveLength(2);
    // Focus stays in the field.
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('takes what is typed when one goes elsewhere, and drops it with Escape', async () => {
    const { user } = show(<Accounts />);
    await user.click(add());
    await user.keyboard('1330');
    await user.tab();
    expect(shown()).toEqual(['1305', '2205', '1330']);
    await user.click(add());
    await user.keyboard('1340{Escape}');
    expect(shown()).toEqual(['1305', '2205', '1330']);
  });

  it('takes one away', async () => {
    const { user } = show(<Accounts />);
    await user.click(screen.getByRole('button', { name: 'Quitar 1305' }));
    expect(shown()).toEqual(['2205']);
  });

  it('is shown and not changed to who may not', () => {
    show(<Accounts readOnly />);
    expect(shown()).toEqual(['1305', '2205']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
