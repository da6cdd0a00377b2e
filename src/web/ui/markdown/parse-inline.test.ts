import { describe, expect, test } from 'vitest';
import { type Inline, inlineText, parseInline } from './parse-inline.ts';

/** As a compact notation: `strong(…)`, `link(href: …)`. */
const write = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.type === 'text') return part.text;
      if (part.type === 'code') return `code(${part.text})`;
      return part.type === 'link'
        ? `link(${part.href}: ${write(part.content)})`
        : `${part.type}(${write(part.content)})`;
    })
    .join('');

describe('the inside of a line', () => {
  test.each([
    ['un **saldo** en *baja* de `1105`', 'un strong(saldo) en emphasis(baja) de code(1105)'],
    ['**caja y *bancos***', 'strong(caja y emphasis(bancos))'],
    [
      '**`13`** y [**PUC**](https://puc.com.co/a?b=1)',
      'strong(code(13)) y link(https://puc.com.co/a?b=1: strong(PUC))',
    ],
    ['2 * 3 * 4 y 5**2', '2 * 3 * 4 y 5**2'],
    ['no cierra **nunca', 'no cierra **nunca'],
    ['con \\*asteriscos\\* y \\`acentos\\`', 'con *asteriscos* y `acentos`'],
    ['`**no**` es código', 'code(**no**) es código'],
    [
      '[aquí](#nat-1), [allá](/ayuda), [otra](generico.md) y [correo](mailto:a@b.co)',
      'link(#nat-1: aquí), link(/ayuda: allá), link(generico.md: otra) y link(mailto:a@b.co: correo)',
    ],
    ['<b>no</b> es una etiqueta', '<b>no</b> es una etiqueta'],
  ])('%s', (line, expected) => {
    expect(write(parseInline(line))).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', '//otro.co', 'vbscript:x', 'file:///etc'])(
    'a link to %s stays text',
    (href) => {
      const parts = parseInline(`[clic](${href})`);
      expect(parts.some(({ type }) => type === 'link')).toBe(false);
      expect(inlineText(parts)).toContain('clic');
    },
  );
});
