import { describe, expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { DATA } from './balance-data.ts';
import { completeThirdParties } from './third-party-directory.ts';

const data = balanceOfBooks(
  '2026-03',
  `22050501 Proveedores | 900481237 Acme S.A.S. | -100 | 0 | 50 | -150
   22050502 Proveedores | 9004812376 Acme | -100 | 0 | 0 | -100
   13050501 Clientes | 860007738-9 Banco | 100 | 0 | 0 | 100
   13050502 Clientes | 52123456 | 100 | 0 | 0 | 100`,
)[DATA];

const directory = [
  { id: '900481237', dv: 6, name: 'ACME SAS' },
  { id: '860007738', dv: 4, name: 'Otro nombre' },
  { id: '52123456', dv: null, name: 'Ana Ruiz' },
];

describe('what a file does not say of a third party', () => {
  const completed = completeThirdParties(data, directory);
  const entry = (id: string) => {
    const index = completed.thirdParties.ids.indexOf(id);
    return { dv: completed.thirdParties.dvs[index], name: completed.thirdParties.names[index] };
  };

  test('is taken from the directory: its DV, its name', () => {
    expect(entry('900481237')).toEqual({ dv: 6, name: 'Acme S.A.S.' });
    expect(entry('52123456')).toEqual({ dv: -1, name: 'Ana Ruiz' });
  });

  test('is not taken for a number that carries its DV already', () => {
    expect(entry('9004812376')).toEqual({ dv: -1, name: 'Acme' });
  });

  test('what it does say stays', () => {
    expect(entry('860007738')).toEqual({ dv: 9, name: 'Banco' });
  });

  test('leaves the given balance as it was, and gives it back when there is nothing to add', () => {
    expect(data.thirdParties.names).not.toContain('Ana Ruiz');
    expect(completeThirdParties(completed, directory)).toBe(completed);
    expect(completeThirdParties(data, [])).toBe(data);
  });
});
