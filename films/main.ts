/** `npm run films [-- key …]`. Writes each film and its captions; ends with an error for what is too long or too large. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Film, films, mostBytes, mostSeconds } from '#platform/public-configuration/films.es.ts';
import { Camera, frame } from './camera.ts';
import { captionsOf } from './captions.ts';
import { plays } from './plays.ts';
import { Stage } from './stage.ts';
import { World } from './world.ts';

const target = join(import.meta.dirname, '..', 'src', 'web', 'public', 'peliculas');
/** A wait is cut out of the film, however long it is. */
const PATIENCE_MS = 60_000;
const asked = process.argv.slice(2);
const wanted = asked.length === 0 ? films : films.filter(({ key }) => asked.includes(key));
const unknown = asked.filter((name) => !films.some(({ key }) => key === name));
if (unknown.length > 0)
  throw new Error(`no film ${unknown.join(', ')}; there are ${films.map(({ key }) => key).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'cuadre-peliculas-'));
// As root the product runs as another user.
chmodSync(folder, 0o755);
const world = await World.open(folder);
const browser = await chromium.launch({
  executablePath: process.env.CUADRE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  mkdirSync(target, { recursive: true });
  const session = await signedIn(browser);
  for (const film of wanted) await record(film, session);
} finally {
  await browser.close();
  await world.server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function signedIn(from: Browser) {
  const { url, email, password } = world.server.signIn;
  const context = await from.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria|\/home$/);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function record({ key, scenes }: Film, storageState: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: world.server.url, viewport: frame, storageState },
    ...{ locale: 'es-CO', timezoneId: 'America/Bogota', colorScheme: 'light' as const },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const camera = await Camera.on(page);
    const stage = new Stage(page, scenes);
    await plays.get(key)!(stage, world);
    const end = await stage.end();
    const path = join(target, `${key}.webm`);
    await camera.develop(path, { from: stage.begun, to: end, cuts: stage.cuts });
    writeFileSync(join(target, `${key}.vtt`), captionsOf(stage.cues));
    const [seconds, bytes] = [stage.cues.at(-1)!.to, statSync(path).size];
    console.log(`${key}: ${seconds.toFixed(0)} s, ${Math.round(bytes / 1000)} kB`);
    if (seconds > mostSeconds || bytes > mostBytes) throw new Error(`${key} is too long or too large`);
  } finally {
    await context.close();
  }
}
