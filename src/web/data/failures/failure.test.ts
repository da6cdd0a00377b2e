import { describe, expect, it } from 'vitest';
import { ApiError, endsSession, expiredNotice, failureNotice, parseFailure } from './failure.ts';

describe('endsSession', () => {
  it.each([
    ['an HTTP 401', '/user/companies', 401, {}, true],
    ['a body that says 401', '/user/companies', 200, { code: 401 }, true],
    ['a body that says 401 as text', '/user/companies', 400, { code: '401' }, true],
    ['a refused sign-in', '/auth/login', 401, { code: 401 }, false],
    ['a refused administrator', '/auth/admin/login', 401, { code: 401 }, false],
    ['a refused recovery', '/auth/recover-password', 401, {}, false],
    ['signing out with an old token', '/auth/logout', 401, {}, true],
    ['a missing permission', '/companies', 403, { code: 403 }, false],
  ])('%s', (_, path, status, body, expected) => {
    expect(endsSession(path, status, body)).toBe(expected);
  });
});

describe('notices of the error catalogue', () => {
  it('says that the session ended in the words of the server, or in its own', () => {
    expect(expiredNotice({ message: 'Tu sesión terminó.' })).toEqual({ title: 'Tu sesión terminó.' });
    expect(expiredNotice({})).toEqual({ title: 'Se ha expirado la sesion.' });
  });
  it('titles a response with an error field "Información", with its message or else its error', () => {
    const taken = { error: 'company.nit_taken', message: 'Ya tienes esa empresa.' };
    expect(failureNotice(new ApiError(409, taken))).toEqual({
      title: 'Información',
      description: 'Ya tienes esa empresa.',
    });
    expect(failureNotice(new ApiError(409, { error: 'company.nit_taken' }))).toEqual({
      title: 'Información',
      description: 'company.nit_taken',
    });
  });
  it('otherwise says the message of the server, or that an error happened', () => {
    expect(failureNotice(new ApiError(502, { message: 'En mantenimiento.' })).description).toBe('En mantenimiento.');
    expect(failureNotice(new ApiError(0, {})).description).toBe('Se ha producido un error.');
    expect(failureNotice(new TypeError('x is not a function')).description).toBe('Se ha producido un error.');
  });
  it('reads a body that is not JSON as no body', () => {
    expect(parseFailure('<html>502</html>')).toEqual({});
    expect(parseFailure('"text"')).toEqual({});
    expect(parseFailure('{"error":"x"}')).toEqual({ error: 'x' });
  });
});
