import { expect, test } from 'vitest';
import { StartUpError } from '#platform/start-up-error.ts';
import { wordsOf } from './words-of.ts';

const ofSystem = (code: string) => Object.assign(new Error(`${code}: of the system`), { code });

test.each([
  ['EROFS', 'solo lectura'],
  ['EACCES', 'permiso'],
  ['EPERM', 'permiso'],
  ['ENOSPC', 'está lleno'],
  ['EDQUOT', 'está lleno'],
])('%s of a start is a sentence with the folder and what to do', (code, words) => {
  const said = String(wordsOf(ofSystem(code), '/datos'));
  expect(said).toContain(words);
  expect(said).toContain('/datos');
  expect(said).not.toContain(code);
});

test('what the system refused elsewhere is told as it is', () => {
  const elsewhere = Object.assign(ofSystem('EACCES'), { path: '/usr/bin/programa' });
  expect(wordsOf(elsewhere, '/datos')).toBe(elsewhere);
  expect(wordsOf(Object.assign(ofSystem('EACCES'), { path: '/datos/llaves' }), '/datos')).toContain('permiso');
});

test('what was foreseen is said as it is, and a defect stays one', () => {
  expect(wordsOf(new StartUpError('El puerto 3000 ya está en uso.'), '/datos')).toBe('El puerto 3000 ya está en uso.');
  const defect = new TypeError('undefined is not a function');
  expect(wordsOf(defect, '/datos')).toBe(defect);
});
