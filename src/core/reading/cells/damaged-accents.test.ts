import { expect, it } from 'vitest';
import { mendAccents } from './damaged-accents.ts';

it('repairs every accented letter of Spanish in both kinds of damage', () => {
  const whole = 'Código ÁÉÍÓÚÜÑ áéíóúüñ ¿? N° «x» à “a” – 1\u202f234';
  for (const encoding of ['windows-1252', 'latin1'] as const) {
    const bytes = Buffer.from(whole);
    const damaged = encoding === 'latin1' ? bytes.toString('latin1') : new TextDecoder('windows-1252').decode(bytes);
    expect(damaged).not.toBe(whole);
    expect(mendAccents(damaged)).toBe(whole);
  }
});

it.each(['', 'Código', 'São Paulo', 'SÃO TOMÉ', 'Ã', 'CÂMARA', 'Vitória e câmara', 'âge', 'Ñandú «x»'])(
  'leaves %j alone',
  (text) => {
    expect(mendAccents(text)).toBe(text);
  },
);
