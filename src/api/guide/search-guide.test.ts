import { describe, expect, test } from 'vitest';
import type { GuideEntry } from './guide-entries.ts';
import { plainText } from './plain-text.ts';
import { searchable, searchGuide } from './search-guide.ts';

const entry = (key: string, title: string, section: string | null, text: string): GuideEntry => ({
  kind: 'validation',
  key,
  title,
  section: section === null ? null : { id: section, title: section },
  text,
});

const guide = [
  entry('iva', 'IVA', null, 'Compara el IVA generado con los ingresos.'),
  entry('iva', 'IVA', 'Tolerancia', 'Un peso por factura.'),
  entry('caja', 'Caja', null, 'Mira el efectivo y los activos.'),
  entry('caja', 'Caja', 'Cómo se calcula', 'El IVA de la caja menor también cuenta. Después el arqueo.'),
];
const index = searchable(guide);
const found = (typed: string) =>
  searchGuide(index, typed).map(({ key, section }) => `${key} ${section?.id ?? ''}`.trim());
const said = (typed: string) =>
  searchGuide(index, typed)[0]!
    .excerpt.map(({ text, found: marked }) => (marked ? `[${text}]` : text))
    .join('');

describe('a search', () => {
  test('matches forms and starts of words, not their middle: iva is not in activos', () => {
    expect(found('iva')).toEqual(['iva', 'caja Cómo se calcula']);
    expect(found('activ')).toEqual(['caja']);
    expect(found('activo')).toEqual(['caja']);
  });

  test('finds by any of the words; more of them are better', () => {
    expect(found('caja arqueo')[0]).toBe('caja Cómo se calcula');
    expect(found('iva zapato')).toContain('iva');
    expect(found('zapato')).toEqual([]);
  });

  test('does not return every section of a page for its title alone', () => {
    expect(found('tolerancia iva')).not.toContain('caja');
    expect(found('caja')).toEqual(expect.arrayContaining(['caja', 'caja Cómo se calcula']));
    expect(found('iva')).not.toContain('iva Tolerancia');
  });

  test('ranks exact phrases first, titles before text', () => {
    const titled = entry('caja', 'Caja', 'Caja menor', 'Se cuenta.');
    const apart = entry('iva', 'Caja', 'Otra', 'La caja y el menor valor.');
    const order = searchGuide(searchable([...guide, apart, titled]), 'caja menor').map(({ section }) => section?.id);
    expect(order[0]).toBe('Caja menor');
    expect(order.indexOf('Cómo se calcula')).toBeGreaterThan(0);
    expect(order.indexOf('Otra')).toBeGreaterThan(0);
  });

  test('ignores stop words, unless there are no others', () => {
    expect(found('el arqueo de la')).toEqual(['caja Cómo se calcula']);
    expect(found('por')).toEqual(['iva Tolerancia']);
  });

  test('a word finds what means the same, after the word itself', () => {
    const erased = entry('uno', 'Uno', null, 'Aquí se borra un mes.');
    const withdrawn = entry('dos', 'Dos', null, 'Aquí se retira un mes.');
    const hits = searchGuide(searchable([withdrawn, erased]), '¿cómo lo borro?').map(({ key }) => key);
    expect(hits).toEqual(['uno', 'dos']);
  });

  test('a question of a page is found by its words, and tells two pages apart', () => {
    const asked = (key: string, questions: string): GuideEntry => ({
      ...entry(key, key, null, 'Nada.'),
      asked: questions,
    });
    const both = searchable([
      asked('uno', 'saldo del banco / saldo del mes cerrado'),
      asked('dos', 'cambió un mes cerrado'),
    ]);
    expect(searchGuide(both, '¿y si cambió el mes cerrado?')[0]?.key).toBe('dos');
    expect(searchGuide(both, 'saldo del banco')[0]?.key).toBe('uno');
  });

  test('a code is required where it is looked up, not in a long question', () => {
    const both = searchable([entry('uno', 'Clientes', null, 'Ver los terceros de una cuenta, y su auxiliar.')]);
    expect(searchGuide(both, 'cuenta 1305')).toEqual([]);
    expect(searchGuide(both, 'ver el auxiliar de terceros de la cuenta 1305')).toHaveLength(1);
  });

  test('marks matches with the accents of the text', () => {
    expect(said('despues menor')).toBe('El IVA de la caja [menor] también cuenta. [Después] el arqueo.');
  });

  test('truncates a long text around the match', () => {
    const long = `${'antes '.repeat(40)}el número buscado ${'luego '.repeat(40)}`.trim();
    const [hit] = searchGuide(searchable([entry('largo', 'Largo', 'Parte', long)]), 'numero');
    const text = hit!.excerpt.map(({ text: part }) => part).join('');
    expect(text).toMatch(/^… antes .* el número buscado luego .* luego …$/);
    expect(text.length).toBeLessThan(230);
  });

  test('returns at most four sections of a page', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry('muchas', 'Muchas', `Parte ${index}`, 'la cuenta'));
    expect(searchGuide(searchable(many), 'cuenta')).toHaveLength(4);
  });
});

test('Markdown becomes plain text', () => {
  const markdown = [
    'Con **débito** y [PUC](https://x.co):',
    '',
    '> saldo = inicial',
    '',
    '| Cuenta | Valor |',
    '|---|---:|',
    '| `1105` | 10 |',
    '',
    '1. Uno.',
    '- Dos.',
  ].join('\n');
  expect(plainText(markdown)).toBe('Con débito y PUC: saldo = inicial. Cuenta Valor 1105 10. Uno. Dos.');
});
