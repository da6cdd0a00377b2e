/** Names that are equal after normalisation, and names that only look alike. */
import { describe, expect, it } from 'vitest';
import { nameWords } from './plain-name.ts';
import {
  isColombianCompanyName,
  isCountedWord,
  isPartOfName,
  nameSimilarity,
  thirdPartyName,
} from './third-party-name.es.ts';

const listOf = (...names: string[]) => ({ words: nameWords(names), name: (index: number) => names[index]! });

describe('names of third parties', () => {
  it.each([
    ['Éxito S.A.S.', 'EXITO SAS'],
    ['Almacén Éxito S. A. S.', 'SAS ALMACEN EXITO'],
    ['Pérez Gómez, Juan', 'Juan Perez Gomez'],
    ['Ferretería & Cía. Ltda', 'FERRETERIA Y COMPAÑÍA LIMITADA'],
    ['Inversiones Díaz S. en C.', 'INVERSIONES DIAZ S EN C'],
    ['Energía del Norte S.A. E.S.P.', 'ENERGIA NORTE SA'],
  ])('%s is %s', (one, other) => {
    expect(thirdPartyName(one)).toEqual(thirdPartyName(other));
  });

  it('separates the legal form from the words', () => {
    expect(thirdPartyName('Textiles Andina 4 S.A.S.')).toEqual({
      tokens: ['4', 'ANDINA', 'TEXTILES'],
      key: '4 ANDINA TEXTILES',
      form: 'SAS',
    });
    expect(isColombianCompanyName(listOf('Nestlé S.A.'), 0)).toBe(false);
    expect(isColombianCompanyName(listOf('Nestlé S.A.', 'Nestlé Ltda.'), 1)).toBe(true);
  });

  it('measures typing errors, never in numbers', () => {
    const name = thirdPartyName('Distribuidora Santander 5 Ltda.');
    expect(nameSimilarity(name, thirdPartyName('Distribuidora Santader 5'))).toBeGreaterThan(0.92);
    expect(nameSimilarity(name, thirdPartyName('Distribuidora Santander 6 Ltda.'))).toBe(0);
    expect(nameSimilarity(name, thirdPartyName('Distribuidora Casanare 5'))).toBeLessThan(0.8);
  });

  it('matches the same words in any order and with any legal form', () => {
    const words = (name: string) => [...nameWords([name]).words].filter(isCountedWord).toSorted();
    expect(words('Textiles del Norte 4 S.A.S.')).toEqual(words('NORTE TEXTILES 4 LTDA'));
    expect(words('Textiles del Norte 4')).not.toEqual(words('Textiles del Norte 5'));
    expect(words('Textiles 4').filter((word) => (word & 1) === 1)).toHaveLength(1);
    expect(words('La S.A.S.')).toEqual([]);
  });

  it('recognises a branch by its words', () => {
    expect(isPartOfName(thirdPartyName('Almacenes Éxito sede norte'), thirdPartyName('ALMACENES EXITO S.A.'))).toBe(
      true,
    );
    expect(isPartOfName(thirdPartyName('Almacenes Éxito'), thirdPartyName('Almacenes La 14'))).toBe(false);
  });
});
