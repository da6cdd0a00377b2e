import { expect, test } from 'vitest';
import { scopeWords } from './scope-words.ts';

test('says modules and actions in their order', () => {
  expect(scopeWords(['empresas.ver', 'auditoria.exportar', 'auditoria.ver'])).toBe(
    'Auditoría: ver, exportar · Empresas: ver',
  );
  expect(scopeWords([])).toBe('');
});
