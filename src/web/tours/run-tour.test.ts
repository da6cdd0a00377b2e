// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runTour } from './run-tour.ts';
import { useRunningTour } from './running-tour.ts';

const steps = [
  { part: '#first', title: 'Primero', text: 'Uno.' },
  { part: '#missing', title: 'Ausente', text: 'No está.' },
  { part: '#second', title: 'Segundo', text: 'Dos.' },
];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))!;
/** Only against hanging. */
const patient = { timeout: 60_000 };
const title = () => document.querySelector('.driver-popover-title')?.textContent;

// Without transitions, which no page draws here.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

let leave = () => {};
function begin(course: { onFollow?: () => void; onBack?: () => void } = {}) {
  document.body.innerHTML = '<button id="first">a</button><p id="second">b</p>';
  document.querySelector('button')!.focus();
  const ended = vi.fn();
  leave = runTour(steps, { onEnd: ended, ...course });
  return ended;
}
afterEach(() => {
  leave();
  // The document is shared with the tests of other files.
  document.body.replaceChildren();
});

describe('a tour', () => {
  it('leaves out what is not on the page', async () => {
    begin();
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    expect(document.querySelector('.driver-popover-progress-text')?.textContent).toBe('1 de 2');
    expect(button('Omitir').disabled).toBe(false);
    button('Siguiente').click();
    await vi.waitFor(() => expect(title()).toBe('Segundo'), patient);
    expect(button('Atrás')).toBeDefined();
    expect(button('Terminar')).toBeDefined();
  });

  it('points at the first of several parts that is drawn', async () => {
    document.body.innerHTML = '<p class="part" id="hidden">a</p><p class="part" id="drawn">b</p>';
    document.querySelector<HTMLElement>('#hidden')!.checkVisibility = () => false;
    leave = runTour([{ part: '.part', title: 'Parte', text: 'Una.' }], { onEnd: vi.fn() });
    await vi.waitFor(() => expect(title()).toBe('Parte'), patient);
    expect(document.querySelector('.driver-active-element')?.id).toBe('drawn');
  });

  it('that leads to another goes on with it and has not ended', async () => {
    const onFollow = vi.fn();
    const ended = begin({ onFollow });
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    button('Siguiente').click();
    await vi.waitFor(() => expect(title()).toBe('Segundo'), patient);
    expect(button('Terminar')).toBeUndefined();
    button('Siguiente').click();
    await vi.waitFor(() => expect(onFollow).toHaveBeenCalledOnce(), patient);
    expect(ended).not.toHaveBeenCalled();
  });

  it('that follows another begins with Atrás in the place of Omitir', async () => {
    const onBack = vi.fn();
    const ended = begin({ onBack });
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    expect(button('Omitir')).toBeUndefined();
    button('Atrás').click();
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce(), patient);
    expect(ended).not.toHaveBeenCalled();
  });

  it('runs until its end or until the page is left, also between two of them', async () => {
    const isRunning = () => useRunningTour.getState().isRunning;
    begin();
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    expect(isRunning()).toBe(true);
    button('Omitir').click();
    await vi.waitFor(() => expect(isRunning()).toBe(false), patient);
    const onFollow = vi.fn();
    begin({ onFollow });
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    button('Siguiente').click();
    await vi.waitFor(() => expect(title()).toBe('Segundo'), patient);
    button('Siguiente').click();
    await vi.waitFor(() => expect(onFollow).toHaveBeenCalledOnce(), patient);
    expect(isRunning()).toBe(true);
    leave();
    expect(isRunning()).toBe(false);
    leave = runTour([{ part: '#nowhere', title: '', text: '' }], { onEnd: vi.fn() });
    expect(isRunning()).toBe(false);
  });

  it('has not ended when the page is left', async () => {
    const ended = begin();
    await vi.waitFor(() => expect(title()).toBe('Primero'), patient);
    leave();
    expect(document.querySelector('.driver-popover')).toBeNull();
    expect(ended).not.toHaveBeenCalled();
  });
});
