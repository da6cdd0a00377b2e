import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { parseDrawing } from '#core/guide/guide-drawing.es.ts';
import type { GuideBlock, GuideLine } from '#core/guide/guide-tree.ts';
import { Guide } from './Guide.tsx';
import { keepTogether } from './keep-together.ts';

const draw = (...content: GuideBlock[]): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/ayuda/formato/sisco']}>
      <Routes>
        <Route path="/ayuda">
          <Route path="formato/:key" element={<Guide content={content} />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
const bare = (drawn: string) => drawn.replace(/ class="[^"]*"/g, '');

const line = (text: string): GuideLine => [{ type: 'text', text }];
const paragraph = (text: string): GuideBlock => ({ type: 'paragraph', content: line(text) });

test('what looks like a tag is text', () => {
  const drawn = draw(paragraph('<script>alert(1)</script> <img src=x onerror=alert(1)>'));
  expect(drawn).not.toMatch(/<(script|img)\b/);
  expect(drawn).toContain('&lt;script&gt;');
});

test('the file of another guide is the page beside this one', () => {
  const link = { type: 'link', href: 'generico.md#que-debe-traer', content: line('plano') } as const;
  expect(draw({ type: 'paragraph', content: [link] })).toContain('href="/ayuda/formato/generico#que-debe-traer"');
});

const table = (head: string[], ...rows: GuideLine[][]): GuideBlock => ({
  type: 'table',
  figures: [false, true],
  head: head.map((words) => (words === '' ? [] : line(words))),
  rows,
});

test('a table whose head says nothing is a sum without a head', () => {
  expect(draw(table(['', ''], [line('Base'), line('10')]))).not.toContain('<th');
  const list = bare(draw(table(['Cuenta', 'Valor'], [line('Caja'), line('10')])));
  expect(list).toContain('<th scope="col">Cuenta</th>');
  expect(list).toContain('aria-label="Cuenta, Valor"');
});

test('figures keep room for the parenthesis of a negative one', () => {
  const drawn = draw(
    table(['', ''], [line('Abre'), line('10')], [line('Paga'), [{ type: 'strong', content: line('(7)') }]]),
  );
  expect(drawn.match(/ n (neg)?/g)).toEqual([' n ', ' n neg']);
});

test('an item of one paragraph is not wrapped in one', () => {
  const list: GuideBlock = { type: 'list', ordered: false, items: [[paragraph('uno')], [paragraph('dos')]] };
  expect(bare(draw(list))).toBe('<div><ul><li>uno</li><li>dos</li></ul></div>');
});

test('a sign stays with its figure', () => {
  expect(keepTogether('de $ 2.500 al 11 % (a $ x)')).toBe('de $\u00a02.500 al 11\u00a0% (a $ x)');
});

const drawing = `Menú: Reportes → Balance
Formulario: Balance
Campo: Mes = Marzo
Campo: Tercero =
Sin marcar: Firmas
Botón: Excel
Archivo: balance.xlsx
Encima: NIT 900481237-6 (1)
Títulos: Cuenta | NIT (2)
Fila: 1305 | 860002964
Busca: la empresa (1)
Busca: el tercero (2)`;

test('a drawing is a sentence and a table for who cannot see it', () => {
  const drawn = bare(draw({ type: 'drawing', drawing: parseDrawing(drawing) }));
  expect(drawn).toContain(
    'Menú Reportes → Balance. Formulario «Balance»: Mes, Marzo; Tercero, vacío; «Firmas», sin marcar. Botón «Excel».',
  );
  const [before = '', ...rest] = drawn.split('<div aria-hidden="true"');
  const after = rest.join('');
  expect(before).toContain('Botón «Excel»');
  expect(after).toMatch(/<th scope="col">NIT <b>2<\/b><\/th>/);
  expect(after).toContain('<td>860002964</td>');
  expect(after).toMatch(/<li><b>2<\/b> el tercero<\/li>/);
});
