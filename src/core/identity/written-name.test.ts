import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanPath, holdsAddress, nameSkeleton, withoutUnseen } from './written-name.ts';

describe('a name', () => {
  test.each([
    ['bidirectional overrides', 'Ana \u202emoc.olam\u202c', 'Ana moc.olam'],
    ['isolates and marks', '\u2067Ana\u2069\u200f\u061c Ruiz', 'Ana Ruiz'],
    ['zero-width characters', 'A\u200bn\u200ca\u200d\u2060\ufeff', 'Ana'],
    ['fillers and soft hyphens', '\u3164Ana\u115f\u00ad\u034f', 'Ana'],
    ['tags and variations', 'Ana\u{e0041}\u{e007f}\ufe0f', 'Ana'],
    ['private, unassigned and lone characters', 'A\ue000n\u{10ffff}a\ud800', 'Ana'],
    ['control characters and line breaks', 'Ana\r\nBcc:\u0007 todos\u2028', 'Ana Bcc: todos'],
    ['spaces of any kind', '  Ana\u00a0\u3000 Ruiz ', 'Ana Ruiz'],
    ['decomposed letters', 'Jose\u0301 Nun\u0303ez', 'José Nuñez'],
    ['towers of accents', `A${'\u0316'.repeat(40)}na`, 'A\u0316\u0316na'],
    ['nothing but what is not seen', '\u200b\u2060\u3164', ''],
  ])('is cleaned of %s', (_, given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  test.each(['José Ñáñez', "María D'Costa-Núñez", 'Inversiones & Cía. S.A.S.', '李小龙', 'Ägidius Œuvre', 'a'])(
    '%s stays as it is',
    (name) => expect(cleanName(name)).toBe(name),
  );

  test('cleaned again is the same, and holds nothing unseen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        const clean = cleanName(given);
        expect(cleanName(clean)).toBe(clean);
        expect(withoutUnseen(clean)).toBe(clean);
      }),
    );
  });

  test('of a file in an archive keeps its folders', () => {
    expect(cleanPath('Acme \u202e/2026/\u200benero.xlsx')).toBe('Acme/2026/enero.xlsx');
  });
});

describe('names that look alike', () => {
  test.each([
    ['Contador', 'соntаdоr'],
    ['Contador', 'CONTADÓR'],
    ['Contador', 'Cоntador'],
    ['Administración', 'Αdministración'],
    ['Auxiliar 1', 'AuxiIiar l'],
    ['Jefe de caja', 'Jefe-de‐caja'],
    ['Externo', 'Extemo'],
    ['Auditor', 'Ａｕｄｉｔｏｒ'],
    ['Auditor 10', 'Auditor lO'],
    ['Revisor', 'Re\u200bvisor'],
  ])('%s and %s have one skeleton', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other));
  });

  test.each([
    ['Contador', 'Contadora'],
    ['Auxiliar 1', 'Auxiliar 2'],
    ['Revisor', 'Revisoría'],
    ['★', '☆'],
  ])('%s and %s are two', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });
});

describe('an address in a name', () => {
  test.each([
    'Entra a https://premio.example',
    'Gana en premio.com',
    'premio.co/ana',
    'www premio',
    'ana@premio.com',
    'PREMIO.COM',
    'premio．com',
    'Ana 10.0.0.1',
    'Ana (premio.io)',
    'premio.com.',
    'ftp://premio',
  ])('%s is seen', (name) => expect(holdsAddress(name)).toBe(true));

  test.each([
    'Ana M. Pérez',
    'J.R. Gómez',
    'A.B.C. de la Torre',
    'Dr. Núñez',
    'Inversiones S.A.S.',
    'Ana Ma. Ruiz',
    '@na',
  ])('%s has none', (name) => expect(holdsAddress(name)).toBe(false));
});
