/** The product with the keyboard alone: visible focus, no traps, and the way from sign-in to a finding and back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, Product } from './browser.ts';
import { settled } from './settled.ts';
import { focused, tabTo, unseenFocus } from './visible-focus.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.openFirst();
  await product.sampleReady();
});
afterAll(() => product.close());

/** Only against hanging. */
const patient = { timeout: 60_000 };
const themes = ['light', 'dark'] as const;
const row = '[data-row]:not([tabindex="-1"])';

async function openAudit(page: Page): Promise<string> {
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  await page.locator(row).first().waitFor();
  return new URL(page.url()).pathname;
}

describe('focus', () => {
  // It looks at every kind of control of twenty-seven screens, in both themes.
  it('is seen on every kind of control, light and dark', async () => {
    const seen = { light: new Set<string>(), dark: new Set<string>() };
    const unseen: Record<string, string[]> = {};
    const look = async (page: Page, what: string) => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme=${theme}]`).waitFor();
        const found = await unseenFocus(page, seen[theme]);
        if (found.length > 0) unseen[`${what}, ${theme}`] = found;
      }
    };
    const stranger = await product.page(desktop);
    for (const path of ['/login', '/registro', '/terminos-condiciones', '/recuperar-clave']) {
      await stranger.page.goto(path);
      await look(stranger.page, path);
    }
    const { page } = await product.signedIn(desktop);
    const audit = await openAudit(page);
    await look(page, 'audit');
    await page.locator(row).first().click();
    await page.getByRole('dialog').getByText('Por qué importa').waitFor();
    await look(page, 'finding');
    const settings = audit.replace('auditoria', 'edicion-plan-cuentas');
    const paths = [
      `${audit}?cargar`,
      `${settings}/6`,
      `${settings}/200`,
      `${settings}/200?propia=nueva`,
      audit.replace('auditoria', 'plan-cuentas'),
      audit.replace('auditoria', 'plan-cuentas?buscar=1305&cuenta=13050501'),
      audit.replace('auditoria', 'edicion-informe-financiero/17'),
      '/empresas',
      audit.replace('/servicio/auditoria', ''),
      '/ayuda',
      '/ayuda?vista=exportar',
      '/ayuda/validacion/retencion',
      '/usuarios',
      '/usuarios?invitar=1',
      '/permisos',
      '/crear-cargo?desde=cliente',
      '/asignacion-cargos',
      '/registro-de-actividad',
      '/codigos',
      '/editar-perfil',
      '/editar-perfil?seccion=seguridad',
      '/editar-perfil?seccion=webhooks',
    ];
    for (const path of paths) {
      await page.goto(path);
      await look(page, path);
    }
    expect(unseen).toEqual({});
    expect(seen.light.size).toBeGreaterThan(80);
    expect(seen.dark.size).toBeGreaterThan(80);
  });
});

describe('with the keyboard alone', () => {
  it('signs in, reads a finding, copies its entry and is back in its row', async () => {
    const { page, problems } = await product.page({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/login');
    const { email, password } = product.accountant;
    await expect.poll(() => focused(page), patient).toMatch(/^input/);
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    const audit = await openAudit(page);
    await expect.poll(() => focused(page), patient).toMatch(/^h1 Auditoría de /);

    // A slow machine: there Chromium carries the activation of the page before over until the shell is drawn.
    const throttle = await page.context().newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.goto(audit);
    await page.locator(row).first().waitFor();
    // Drawn after the rows: tabbing before would go once through the page.
    await page.getByRole('link', { name: 'Ir a los hallazgos' }).waitFor({ state: 'attached' });
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await focused(page)).toBe('body');
    const toSkip = await tabTo(page, /Ir a los hallazgos/);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), row), patient)
      .toBe(true);
    expect(toSkip).toBeLessThanOrEqual(10);
    const first = await focused(page);

    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect.poll(() => focused(page), patient).toMatch(/^h2 /);
    await expect
      .poll(() => drawer.getAttribute('aria-labelledby'))
      .toBe(await page.locator('dialog h2').getAttribute('id'));
    // Down leads through the findings, up to one with an entry.
    let title = await focused(page);
    for (let step = 0; step < 40 && (await drawer.getByText('Asiento sugerido').count()) === 0; step += 1) {
      await page.keyboard.press('ArrowDown');
      // Between two findings the focus is on the page for a moment.
      const isAtNext = (now: string) => now.startsWith('h2 ') && now !== title;
      await expect.poll(async () => isAtNext(await focused(page)), patient).toBe(true);
      title = await focused(page);
      await drawer.getByText('Por qué importa').waitFor();
    }
    await tabTo(page, /Copiar para Excel/);
    await page.keyboard.press('Enter');
    await page.getByText('Asiento copiado').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\t/);
    const open = new URL(page.url()).searchParams.get('hallazgo');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    const ofRow = () => page.evaluate(() => (document.activeElement as HTMLAnchorElement).href ?? location.origin);
    await expect.poll(async () => new URL(await ofRow()).searchParams.get('hallazgo'), patient).toBe(open);
    expect(first).toMatch(/^a /);
    expect(problems).toEqual([]);
  });

  it('changes the open finding from the list, and searches with /', async () => {
    const { page } = await product.signedIn();
    await openAudit(page);
    await page.keyboard.press('/');
    await expect.poll(() => focused(page), patient).toBe('input Buscar en hallazgos');
    await page.locator(row).first().press('Enter');
    await expect.poll(() => focused(page), patient).toMatch(/^h2 /);
    const [before] = [new URL(page.url()).searchParams.get('hallazgo')];
    await page.locator('[data-row][aria-current]').press('ArrowDown');
    await expect.poll(() => new URL(page.url()).searchParams.get('hallazgo'), patient).not.toBe(before);
    // The address is ahead of the page.
    const current = page.locator('[data-row][aria-current]');
    await expect.poll(() => current.evaluate((link) => link === document.activeElement), patient).toBe(true);
  });

  it('searches everything with Ctrl K, and opens what is chosen', async () => {
    const { page, problems } = await product.signedIn();
    await openAudit(page);
    await page.locator(row).first().focus();
    await page.keyboard.press('Control+k');
    await expect.poll(() => focused(page), patient).toMatch(/^input Empresa, mes, cuenta/);
    await page.keyboard.type('clientes nacionales');
    await page.getByRole('group', { name: 'Cuentas' }).getByRole('option').first().waitFor();
    await expectAccessible(page, 'the search of everything');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page), patient).toMatch(/^a /);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cuentas y parametros');
    await page.getByRole('option', { name: 'Cuentas y parámetros' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/edicion-plan-cuentas/);
    expect(problems).toEqual([]);
  });

  it('comes to the title of loading, opens the drop area with Enter, and stays among the months', async () => {
    const { page } = await product.signedIn();
    await openAudit(page);
    await page.getByRole('button', { name: 'Más acciones' }).press('Enter');
    await page.getByRole('button', { name: 'Cargar balance' }).press('Enter');
    await expect.poll(() => focused(page), patient).toMatch(/^h1 /);
    const chooser = page.waitForEvent('filechooser');
    await page.locator('input[type=file]').first().press('Enter');
    await chooser;
    await page.getByRole('button', { name: 'Volver a Auditoría' }).press('Enter');
    await expect.poll(() => focused(page), patient).toMatch(/^h1 Auditoría de /);
    await page.getByRole('button', { name: 'Ver el resumen' }).press('Enter');
    const months = page.getByRole('navigation', { name: 'Meses' });
    await months.waitFor();
    expect(await months.locator('a[tabindex="0"]').count()).toBe(1);
    const current = months.locator('[aria-current]');
    const newest = await current.getAttribute('aria-label');
    await current.press('ArrowLeft');
    const earlier = await focused(page);
    expect(earlier).toMatch(/^a \p{L}+ \d{4}/u);
    expect(earlier).not.toBe(`a ${newest}`);
    await page.keyboard.press('Enter');
    await expect
      .poll(
        () => page.getByRole('navigation', { name: 'Meses' }).locator('[aria-current]').getAttribute('aria-label'),
        patient,
      )
      .not.toBe(newest);
    // The page of a month that is still read begins at its title; nothing leaves the focus nowhere.
    await expect.poll(() => focused(page), patient).toMatch(/^(h1 Auditoría de |a \p{L}+ \d{4})/u);
  });

  it('leaves an open list of choices with Tab, which chooses nothing', async () => {
    const { page } = await product.signedIn();
    await openAudit(page);
    await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
    const severity = page.getByRole('combobox', { name: 'Severidad' });
    await severity.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url(), patient).toContain('severidad=');
    const address = page.url();
    await page.keyboard.press('Tab');
    expect(page.url()).toBe(address);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await focused(page)).not.toContain('Severidad');

    await page.goto('/usuarios?invitar=1');
    const companies = page.getByRole('dialog').getByRole('combobox', { name: 'Empresas' });
    await companies.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await companies.inputValue()).toBe('');
    expect(await companies.evaluate((field) => document.activeElement === field)).toBe(false);
  });
});

describe('the place in the list', () => {
  it('is kept when a finding opens beside it and closes', async () => {
    const { page } = await product.signedIn();
    await openAudit(page);
    const link = page.locator('a[data-row]').nth(6);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const key = (await link.getAttribute('data-row'))!;
    const topOf = () =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLElement>('[data-row]')]
            .find(({ dataset }) => dataset.row === wanted)!
            .getBoundingClientRect().top,
        key,
      );
    const top = await topOf();
    await link.click();
    await page.getByRole('dialog').getByText('Por qué importa').waitFor();
    await expect.poll(async () => Math.abs((await topOf()) - top), patient).toBeLessThan(3);
    expect(await page.getByRole('button', { name: 'Ver el resumen' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => Math.abs((await topOf()) - top), patient).toBeLessThan(3);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.row), patient)
      .toBe(key);
  });
});
