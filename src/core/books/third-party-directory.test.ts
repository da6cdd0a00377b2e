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

describe('missing data of a third party', () => {
  const completed = completeThirdParties(data, directory);
  const entry = (id: string) => {
    const index = completed.thirdParties.ids.indexOf(id);
    return { dv: completed.thirdParties.dvs[index], name: completed.thirdParties.names[index] };
  };

  test('is filled in from the directory: DV and name', () => {
    expect(entry('900481237')).toEqual({ dv: 6, name: 'Acme S.A.S.' });
    expect(entry('52123456')).toEqual({ dv: -1, name: 'Ana Ruiz' });
  });

  test('is not filled in for a number that already carries its DV', () => {
    expect(entry('9004812376')).toEqual({ dv: -1, name: 'Acme' });
  });

  test('never replaces what the file says', () => {
    expect(entry('860007738')).toEqual({ dv: 9, name: 'Banco' });
  });

  test('leaves the given balance unchanged, and returns it when there is nothing to add', () => {
    expect(data.thirdParties.names).not.toContain('Ana Ruiz');
    expect(completeThirdParties(completed, directory)).toBe(completed);
    expect(completeThirdParties(data, [])).toBe(data);
  });
});
