// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { madeCompany, madeUser } from '../../../../tests/support/web/made-records.ts';
import { onLogout, session } from './session.ts';

const leave = vi.fn();
const kept = () => JSON.parse(localStorage.getItem('session') ?? '{}').state ?? {};

beforeEach(() => {
  onLogout(leave);
  session.login('a.e30.b', madeUser());
});
afterEach(() => {
  session.logout({ stay: true });
  onLogout(() => undefined);
  localStorage.clear();
  leave.mockClear();
});

it('is kept in local storage, with the token under its own key', () => {
  session.selectCompany(madeCompany());
  session.setAlliance('siigo');
  expect(kept()).toMatchObject({ isAuth: true, companyGlobal: madeCompany().id, alliance: 'siigo' });
  expect(localStorage.getItem('token')).toBe('a.e30.b');
});

it('signing out leaves nothing of it in local storage and leads to sign in', () => {
  localStorage.setItem('anything', 'else');
  session.logout();
  expect(localStorage.length).toBe(0);
  expect(leave).toHaveBeenCalledOnce();
});

it('signing out stays where it is for whoever asks for it', () => {
  session.logout({ stay: true });
  expect(localStorage.length).toBe(0);
  expect(leave).not.toHaveBeenCalled();
});

it('a registration keeps its step and its company, and welcomes once', () => {
  session.setRegisterStep(3);
  session.registered(7);
  expect(kept()).toMatchObject({ stepRegister: expect.any(Number), companyToRegister: 7 });
  session.endRegister();
  expect(kept()).toMatchObject({ stepRegister: 0, companyToRegister: 0, welcomeUser: true });
  session.welcomed();
  expect(kept().welcomeUser).toBe(false);
});
