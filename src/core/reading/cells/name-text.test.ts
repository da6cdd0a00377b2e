import { expect, test } from 'vitest';
import { nameText } from './name-text.ts';

test.each([
  [' Caja ', 'Caja'],
  ['Caja\nTodo cuadra', 'Caja Todo cuadra'],
  ['Caja \r\n  general', 'Caja general'],
  ['Uno\u2028dos\u0085tres', 'Uno dos tres'],
  ['DepÃ³sitos  varios', 'Depósitos  varios'],
])('%j is the name %j', (text, name) => expect(nameText(text)).toBe(name));
