import { expect, it } from 'vitest';
import { proposeNames } from './propose-names.ts';

it.each([
  ['Ana Díaz', 'DÍAZ||ANA|'],
  ['Ana María Pérez Gómez', 'PÉREZ|GÓMEZ|ANA|MARÍA'],
  ['PEREZ GOMEZ ANA MARIA', 'PEREZ|GOMEZ|ANA|MARIA'],
  ['ROJAS CAMILA', 'ROJAS||CAMILA|'],
  ['JUAN CARLOS RUIZ', 'RUIZ||JUAN|CARLOS'],
  ['Pedro Paz Mora', 'PAZ|MORA|PEDRO|'],
  ['De la Cruz Ortiz, José', 'DE LA CRUZ|ORTIZ|JOSÉ|'],
  ['LUZ MARINA DE LOS RIOS VEGA', 'DE LOS RIOS|VEGA|LUZ|MARINA'],
  ["O'Connor-Ruiz Núñez, Iván", "O'CONNOR-RUIZ|NÚÑEZ|IVÁN|"],
  ['RAMIREZ LUIS', 'RAMIREZ||LUIS|'],
  // Neither is a common given name: given names first.
  ['Zunilda Quiroz Barrera', 'QUIROZ|BARRERA|ZUNILDA|'],
])('%s is proposed as %s', (name, expected) => {
  const { surname1, surname2, name1, name2 } = proposeNames(name)!;
  expect([surname1, surname2, name1, name2].join('|')).toBe(expected);
});

it.each(['Acme', '', '   ', ', Ana'])('«%s» is left whole', (name) => {
  expect(proposeNames(name)).toBeNull();
});
