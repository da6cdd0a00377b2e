import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GuideBlock, type GuideLine, inlineText } from '#core/guide/guide-tree.ts';
import { root } from '../root.mjs';
import { parseGuide } from './parse-guide.mjs';

const words = (block: GuideBlock): string[] => {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [inlineText(block.content)];
    case 'quote':
      return block.lines.map(inlineText);
    case 'list':
      return block.items.flatMap((item) => item.flatMap(words));
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(inlineText));
    case 'code':
      return [block.text];
    case 'drawing':
      return block.drawing.heads.map(({ text }) => text);
  }
};

describe('blocks', () => {
  test('a paragraph joins its lines and ends where something else begins', () => {
    expect(parseGuide('Uno\ndos.\n- tres\n\nCuatro.').map(({ type }) => type)).toEqual([
      'paragraph',
      'list',
      'paragraph',
    ]);
    expect(parseGuide('Uno\ndos.').flatMap(words)).toEqual(['Uno dos.']);
  });

  test('each line of a formula is kept, empty ones are not', () => {
    expect(parseGuide('> a = b\n>\n> c = d\n> **e** = f').flatMap(words)).toEqual(['a = b', 'c = d', 'e = f']);
  });

  test('a list is numbered or not; an item may go on and hold a list', () => {
    const [list] = parseGuide('1. uno\n   sigue\n2. dos\n   - adentro\n   - también\n\n3. tres');
    expect(list).toMatchObject({ type: 'list', ordered: true });
    expect(list?.type === 'list' && list.items.map((item) => item.map(({ type }) => type))).toEqual([
      ['paragraph'],
      ['paragraph', 'list'],
      ['paragraph'],
    ]);
    expect(words(list!)).toEqual(['uno sigue', 'dos', 'adentro', 'también', 'tres']);
    expect(parseGuide('- a\n1. b').map(({ type }) => type)).toEqual(['list', 'list']);
  });

  test('a table has its figures, as many cells as its head, and pipes that are text', () => {
    const [table] = parseGuide('| | Valor |\n|---|---:|\n| Caja \\| bancos | 10 | sobra |\n| Total |\n\nDespués.');
    expect(table).toMatchObject({ type: 'table', figures: [false, true] });
    expect(words(table!)).toEqual(['', 'Valor', 'Caja | bancos', '10', 'Total', '']);
  });

  test('a sentence with a pipe is no table', () => {
    expect(parseGuide('a | b\nc | d').map(({ type }) => type)).toEqual(['paragraph']);
  });

  test('code keeps its lines as they are', () => {
    expect(parseGuide('```ts\n# no\n**es** título\n```\nfin')).toMatchObject([
      { type: 'code', text: '# no\n**es** título' },
      { type: 'paragraph' },
    ]);
  });

  test('a drawing is parsed; a line of it that says nothing known is an error of ours', () => {
    expect(parseGuide('```dibujo\nMenú: Reportes → Balance\nTítulos: Cuenta | NIT (2)\n```')).toMatchObject([
      { type: 'drawing', drawing: { menu: ['Reportes', 'Balance'], heads: [{ text: 'Cuenta' }, { mark: 2 }] } },
    ]);
    expect(() => parseGuide('```dibujo\nMenu: sin tilde\n```')).toThrow('Menu: sin tilde');
  });

  test('what the help cannot draw stops the generation', () => {
    expect(() => parseGuide('![foto](foto.png)')).toThrow('foto.png');
    expect(() => parseGuide('antes\n\n---\n\ndespués')).toThrow('---');
  });

  test('no word is lost, whatever the text', () => {
    const piece = fc.constantFrom('hola', '- ', '1. ', '> ', '**', '*', '`', '\n', '\n\n', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        // The language after a fence is no text.
        fc.pre(!text.includes('```'));
        const blocks = parsedUnlessRule(text);
        fc.pre(blocks !== null);
        const letters = (said: string) => said.replace(/[^a-z]/g, '');
        expect(letters(blocks!.flatMap(words).join(' '))).toBe(letters(text));
      }),
    );
  });
});

/** Null for a text with a rule across the page, which stops the generation: guides have none. */
function parsedUnlessRule(text: string): ReturnType<typeof parseGuide> | null {
  try {
    return parseGuide(text);
  } catch (error) {
    if (String(error).includes('(hr)')) return null;
    throw error;
  }
}

/** As a compact notation: `strong(…)`, `link(href: …)`. */
const write = (content: GuideLine): string =>
  content
    .map((part) => {
      if ('text' in part) return part.type === 'text' ? part.text : `code(${part.text})`;
      return part.type === 'link'
        ? `link(${part.href}: ${write(part.content)})`
        : `${part.type}(${write(part.content)})`;
    })
    .join('');

const lineOf = (markdown: string): GuideLine => {
  const [block] = parseGuide(markdown);
  if (block?.type !== 'paragraph') throw new Error('no paragraph');
  return block.content;
};

describe('the inside of a line', () => {
  test.each([
    ['un **saldo** en *baja* de `1105`', 'un strong(saldo) en emphasis(baja) de code(1105)'],
    ['**caja y *bancos***', 'strong(caja y emphasis(bancos))'],
    [
      '**`13`** y [**PUC**](https://puc.com.co/a?b=1)',
      'strong(code(13)) y link(https://puc.com.co/a?b=1: strong(PUC))',
    ],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['no cierra **nunca', 'no cierra **nunca'],
    ['con \\*asteriscos\\* y \\`acentos\\`', 'con *asteriscos* y `acentos`'],
    ['`**no**` es código', 'code(**no**) es código'],
    [
      '[aquí](#nat-1), [allá](/ayuda), [otra](generico.md) y [correo](mailto:a@b.co)',
      'link(#nat-1: aquí), link(/ayuda: allá), link(generico.md: otra) y link(mailto:a@b.co: correo)',
    ],
    ['va a <b>no</b> es una etiqueta', 'va a <b>no</b> es una etiqueta'],
    ['escribe a soporte@cuadre.co o a https://cuadre.co', 'escribe a soporte@cuadre.co o a https://cuadre.co'],
  ])('%s', (line, expected) => {
    expect(write(lineOf(line))).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', '//otro.co', 'vbscript:x', 'file:///etc'])(
    'a link to %s stays text',
    (href) => {
      const parts = lineOf(`[clic](${href})`);
      expect(parts.some(({ type }) => type === 'link')).toBe(false);
      expect(inlineText(parts)).toContain('clic');
    },
  );
});

test('every guide is read whole: no mark of Markdown is left among its words', () => {
  const guides = globSync('src/{validations,formats}/*/guide.es.md', { cwd: root });
  expect(guides.length).toBeGreaterThan(15);
  for (const guide of guides) {
    const said = parseGuide(readFileSync(join(root, guide), 'utf8'))
      .flatMap((block) => (block.type === 'code' ? [] : words(block)))
      .join('\n');
    expect(said.match(/.*(\*\*|`|\]\(|^#|^\||^>).*/gm), guide).toBeNull();
  }
});
