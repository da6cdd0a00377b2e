import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineText } from './parse-inline.ts';
import { type Block, parseMarkdown } from './parse-markdown.ts';

const words = (block: Block): string[] => {
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
    expect(parseMarkdown('Uno\ndos.\n- tres\n\nCuatro.').map(({ type }) => type)).toEqual([
      'paragraph',
      'list',
      'paragraph',
    ]);
    expect(parseMarkdown('Uno\ndos.').flatMap(words)).toEqual(['Uno dos.']);
  });

  test('each line of a formula is kept, empty ones are not', () => {
    expect(parseMarkdown('> a = b\n>\n> c = d').flatMap(words)).toEqual(['a = b', 'c = d']);
  });

  test('a list is numbered or not; an item may go on and hold a list', () => {
    const [list] = parseMarkdown('1. uno\n   sigue\n2. dos\n   - adentro\n   - también\n\n3. tres');
    expect(list).toMatchObject({ type: 'list', ordered: true });
    expect(list?.type === 'list' && list.items.map((item) => item.map(({ type }) => type))).toEqual([
      ['paragraph'],
      ['paragraph', 'list'],
      ['paragraph'],
    ]);
    expect(words(list!)).toEqual(['uno sigue', 'dos', 'adentro', 'también', 'tres']);
    expect(parseMarkdown('- a\n1. b').map(({ type }) => type)).toEqual(['list', 'list']);
  });

  test('a table has its alignment, as many cells as its head, and pipes that are text', () => {
    const [table] = parseMarkdown('| | Valor |\n|---|---:|\n| Caja \\| bancos | 10 | sobra |\n| Total |\n\nDespués.');
    expect(table).toMatchObject({ type: 'table', aligned: ['left', 'right'] });
    expect(words(table!)).toEqual(['', 'Valor', 'Caja | bancos', '10', 'Total', '']);
  });

  test('a sentence with a pipe is no table', () => {
    expect(parseMarkdown('a | b\nc | d').map(({ type }) => type)).toEqual(['paragraph']);
  });

  test('code keeps its lines as they are', () => {
    expect(parseMarkdown('```ts\n# no\n**es** título\n```\nfin')).toMatchObject([
      { type: 'code', text: '# no\n**es** título' },
      { type: 'paragraph' },
    ]);
  });

  test('nothing is lost and nothing hangs, whatever the text', () => {
    const piece = fc.constantFrom(
      'hola',
      '- ',
      '1. ',
      '> ',
      '# ',
      '|',
      '---',
      '```',
      '**',
      '*',
      '`',
      '[a](b)',
      '\n',
      ' ',
      '  ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const letters = (said: string) => said.replace(/[^a-z]/g, '').replaceAll('b', '');
        // The address of a link, the language of code and cells beyond the head are not words.
        if (/```|\|/.test(text)) parseMarkdown(text);
        else expect(letters(parseMarkdown(text).flatMap(words).join(' '))).toBe(letters(text));
      }),
    );
  });
});

test('every guide is read whole: no mark of Markdown is left among its words', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const guides = globSync('{validations,formats}/*/guide.es.md', { cwd: root });
  expect(guides.length).toBeGreaterThan(15);
  for (const guide of guides) {
    const said = parseMarkdown(readFileSync(join(root, guide), 'utf8'))
      .flatMap((block) => (block.type === 'code' ? [] : words(block)))
      .join('\n');
    expect(said.match(/.*(\*\*|`|\]\(|^#|^\||^>).*/gm), guide).toBeNull();
  }
});
