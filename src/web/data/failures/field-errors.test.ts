import { expect, test } from 'vitest';
import { ApiError } from './failure.ts';
import { fieldErrors } from './field-errors.ts';

const names = { user_name: 'name', user_email: 'email' } as const;
const refused = (error: string, ...errors: { field: string; message: string }[]) =>
  new ApiError(422, { error, message: 'No se puede.', errors });

test('what the server says of a field of the body stands at that of the form', () => {
  const failure = refused('request.invalid', { field: 'user_email', message: 'No es un correo.' });
  expect(fieldErrors(failure, names)).toEqual([{ name: 'email', errors: ['No es un correo.'] }]);
});

test('a word that is about one field brings its own message', () => {
  const failure = refused('user.email_taken');
  expect(fieldErrors(failure, names, { 'user.email_taken': 'email' })).toEqual([
    { name: 'email', errors: ['No se puede.'] },
  ]);
});

test('what belongs to no field is left for the form as a whole', () => {
  expect(fieldErrors(refused('license.limit', { field: 'plan', message: 'Otro plan.' }), names)).toEqual([]);
  expect(fieldErrors(new Error('sin red'), names)).toEqual([]);
  expect(fieldErrors(null, names)).toEqual([]);
});
