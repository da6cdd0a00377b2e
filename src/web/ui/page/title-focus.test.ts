// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { holdTitle } from './title-focus.ts';

const main = document.createElement('main');
document.body.append(main);
let end = () => {};
afterEach(() => {
  end();
  main.replaceChildren();
});

const focused = () => document.activeElement?.textContent;
const draw = (html: string) => {
  main.innerHTML = html;
};

describe('a title that is held', () => {
  it('passes the focus to the one that replaces it', async () => {
    draw('<h1 tabindex="-1">Cargando</h1>');
    end = holdTitle();
    draw('<h1 tabindex="-1">Auditoría</h1>');
    await expect.poll(focused).toBe('Auditoría');
  });

  it('gives way to what was asked for once it is drawn, and not to a user who acted', async () => {
    const cell = '<a href="/" aria-current="date">feb</a>';
    draw('<h1 tabindex="-1">Febrero</h1>');
    end = holdTitle('main [aria-current="date"]');
    expect(focused()).toBe('Febrero');
    main.insertAdjacentHTML('beforeend', cell);
    await expect.poll(focused).toBe('feb');

    draw('<h1 tabindex="-1">Marzo</h1><button>Otro</button>');
    end = holdTitle('main [aria-current="date"]');
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    main.querySelector('button')!.focus();
    main.insertAdjacentHTML('beforeend', cell);
    await new Promise((resolve) => setTimeout(resolve));
    expect(focused()).toBe('Otro');
  });
});
