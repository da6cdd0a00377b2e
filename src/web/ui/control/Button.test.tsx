// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { show } from '../../../../tests/support/web/show.tsx';
import { Button } from './Button.tsx';

it('goes on within the app where it leads to a page of the product', async () => {
  const { user, address } = show(<Button href="/empresas?buscar=roble#lista">Ver</Button>);
  await user.click(screen.getByRole('link', { name: 'Ver' }));
  expect(address()).toBe('/empresas?buscar=roble');
});

it.each([
  ['/api/v1/openapi.json', false],
  ['//otro.ejemplo.co/', false],
  ['https://otro.ejemplo.co/', false],
  ['mailto:ana@ejemplo.co', false],
  ['#main', false],
  ['/', true],
])('leaves %s to the browser (loads anew: %s)', async (href, reloads) => {
  const followed: boolean[] = [];
  // After the page: whether the browser would follow the link, which it may not here.
  const last = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', last);
  onTestFinished(() => document.removeEventListener('click', last));
  const { user } = show(
    <Button href={href} reloads={reloads}>
      Ver
    </Button>,
  );
  await user.click(screen.getByRole('link', { name: 'Ver' }));
  expect(followed).toEqual([true]);
});
