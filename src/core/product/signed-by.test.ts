import { expect, test } from 'vitest';
import { signedByWords } from './signed-by.es.ts';

const ana = { preparedBy: 'Ana Ruiz', closedBy: 'Marta Ospina', isOnePerson: false };

test('names that were not kept with the signatures are told with where they come from', () => {
  expect(signedByWords(ana)).toBe('Preparó Ana Ruiz y revisó Marta Ospina.');
  expect(signedByWords({ ...ana, namesKept: 'signed' })).toBe(signedByWords(ana));
  expect(signedByWords({ ...ana, namesKept: 'log' })).toContain('Marta Ospina. Los nombres de quienes firmaron');
  expect(signedByWords({ ...ana, isOnePerson: true, namesKept: 'later' })).toContain(
    'que pueden no ser los de ese día',
  );
});
