import { describe, expect, it } from 'vitest';
import { writeWhose } from '../fact-words.es.ts';

describe('whose an amount is', () => {
  it.each([
    [{ nit: '800197268', name: 'DIAN' }, 'de', 'de la DIAN (800.197.268)'],
    [
      { nit: '800197268', name: 'Dirección de Impuestos Nacionales' },
      'en',
      'en la Dirección de Impuestos Nacionales (800.197.268)',
    ],
    [{ nit: '', name: 'ICBF' }, 'de', 'del ICBF'],
    [{ nit: '', name: 'MUNICIPIO DE CALI' }, 'a', 'al MUNICIPIO DE CALI'],
    [{ nit: '', name: 'SENA' }, 'con', 'con el SENA'],
    [{ nit: '900100201', name: 'Diana Senador' }, 'de', 'de Diana Senador (900.100.201)'],
    [{ nit: '', name: '' }, 'de', 'sin tercero'],
  ] as const)('%o, «%s»: %s', (thirdParty, preposition, said) => {
    expect(writeWhose(thirdParty, preposition)).toBe(said);
  });
});
