/** A film of the product in the help: its captions, by keyboard, and with reduced motion. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { films } from '#platform/public-configuration/films.es.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

const film = films.find(({ key }) => key === 'siigo-nube')!;

it('plays when it is asked for by keyboard, with its captions, and asks nothing of others', async () => {
  const { page, problems } = await product.signedIn({ ...desktop, reducedMotion: 'no-preference' });
  await page.goto('/ayuda/formato/siigo-nube');
  const watch = page.getByRole('button', { name: 'Ver el video' });
  await watch.waitFor();
  expect(await page.locator('video').count()).toBe(0);
  await watch.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await video.waitFor();
  expect(await video.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0);
  const cues = () =>
    video.evaluate((it: HTMLVideoElement) => [...(it.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text));
  await expect.poll(cues).toEqual(film.scenes);
  expect(await video.evaluate((it: HTMLVideoElement) => it.textTracks[0]!.mode)).toBe('showing');
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  await expectAccessible(page, 'a film');
  expect(problems).toEqual([]);
});

it('waits for its play button where motion is reduced, and fits a phone', async () => {
  const { page, problems } = await product.signedIn({ ...phone, reducedMotion: 'reduce' });
  await page.goto('/ayuda/formato/siigo-nube');
  await page.getByRole('button', { name: 'Ver el video' }).click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState), { timeout: 30_000 })
    .toBeGreaterThan(1);
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  await expectNoOverflow(page, 'a film');
  expect(problems).toEqual([]);
});
