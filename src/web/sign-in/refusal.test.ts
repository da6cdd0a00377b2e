import { expect, it } from 'vitest';
import { ApiError } from '../data/failures/failure.ts';
import { refusal } from './refusal.ts';

it('parts the sentence of what happened from what is left', () => {
  const message = 'El correo o la contraseña no coinciden. Te quedan 3 intentos antes de bloquear la cuenta.';
  expect(refusal(new ApiError(401, { message }))).toEqual({
    what: 'El correo o la contraseña no coinciden.',
    next: 'Te quedan 3 intentos antes de bloquear la cuenta.',
  });
});

it('says that nothing answered', () => {
  expect(refusal(new ApiError(0, {})).what).toBe('No hay respuesta del servidor.');
});
