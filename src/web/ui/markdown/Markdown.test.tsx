import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';
import { Markdown } from './Markdown.tsx';

const draw = (markdown: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/ayuda/formato/sisco']}>
      <Routes>
        <Route path="/ayuda">
          <Route path="formato/:key" element={<Markdown>{markdown}</Markdown>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '');

test('what looks like a tag is text', () => {
  const drawn = draw('<script>alert(1)</script> <img src=x onerror=alert(1)> **<b>**');
  expect(drawn).not.toMatch(/<(script|img|b)\b/);
  expect(drawn).toContain('&lt;script&gt;');
});

test('the file of another guide is the page beside this one', () => {
  expect(draw('[plano](generico.md#que-debe-traer)')).toContain('href="/ayuda/formato/generico#que-debe-traer"');
});

test('a table whose head says nothing is a sum without a head', () => {
  expect(draw('| | |\n|---|---:|\n| Base | 10 |')).not.toContain('<th');
  const list = draw('| Cuenta | Valor |\n|---|---:|\n| Caja | 10 |');
  expect(list).toContain('<th scope="col">Cuenta</th>');
  expect(list).toContain('aria-label="Cuenta, Valor"');
});

test('figures keep room for the parenthesis of a negative one', () => {
  const drawn = renderToStaticMarkup(<Markdown>{'| | |\n|---|---:|\n| Abre | 10 |\n| Paga | **(7)** |'}</Markdown>);
  expect(drawn.match(/ n (neg)?/g)).toEqual([' n ', ' n neg']);
});

test('an item of one paragraph is not wrapped in one', () => {
  expect(draw('- uno\n- dos')).toBe('<div><ul><li>uno</li><li>dos</li></ul></div>');
});

test('a sign stays with its figure', () => {
  expect(keepTogether('de $ 2.500 al 11 % (a $ x)')).toBe('de $\u00a02.500 al 11\u00a0% (a $ x)');
});

const drawing = `\`\`\`dibujo
Menú: Reportes → Balance
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
Busca: el tercero (2)
\`\`\``;

test('a drawing is a sentence and a table for who cannot see it', () => {
  const drawn = draw(drawing);
  expect(drawn).toContain(
    'Menú Reportes → Balance. Formulario «Balance»: Mes, Marzo; Tercero, vacío; «Firmas», sin marcar. Botón «Excel».',
  );
  const [before = '', ...rest] = drawn.split('aria-hidden="true"');
  const after = rest.join('');
  expect(before).toContain('Botón «Excel»');
  expect(after).toMatch(/<th scope="col">NIT <b>2<\/b><\/th>/);
  expect(after).toContain('<td>860002964</td>');
  expect(after).toMatch(/<li><b>2<\/b> el tercero<\/li>/);
});

test('a line of a drawing that says nothing known is an error of ours', () => {
  expect(() => draw('```dibujo\nMenu: sin tilde\n```')).toThrow('Menu: sin tilde');
});
