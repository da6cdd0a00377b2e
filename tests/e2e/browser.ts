/** Browser tests: the built client, a real server with its own data, the system's Chromium. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { type KeptMail, listMails } from '#platform/mail/outbox.ts';
import { buildWeb } from '../../scripts/lib/build/build-web.mjs';
import { ServerProcess } from '../support/server-process.ts';

const root = join(import.meta.dirname, '..', '..');

export const accountant = { email: 'contador@cuadre.local', password: 'una-clave-de-prueba' };

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export class Product {
  readonly #folder = mkdtempSync('/tmp/cuadre-e2e-');
  #server: ServerProcess;
  readonly #browser: Browser;
  url = '';

  readonly #environment: Record<string, string>;

  private constructor(browser: Browser, environment: Record<string, string>) {
    this.#browser = browser;
    this.#environment = environment;
    // As root the database runs as another user, who must be able to enter.
    chmodSync(this.#folder, 0o755);
    this.#server = this.#spawn();
  }

  /** `environment`: additional variables of the server. */
  static async open(environment: Record<string, string> = {}): Promise<Product> {
    if (!(await buildWeb(root))) throw new Error('the client did not build');
    const executablePath = process.env.CUADRE_CHROMIUM ?? '/usr/bin/chromium';
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-component-update',
    ];
    const product = new Product(await chromium.launch({ executablePath, args }), environment);
    product.url = await product.#server.url();
    return product;
  }

  #spawn(): ServerProcess {
    return new ServerProcess(join(this.#folder, 'data'), {
      CUADRE_INITIAL_PASSWORD: accountant.password,
      ...this.#environment,
    });
  }

  /** Waits until the sample company is loaded and audited. */
  async sampleReady(): Promise<void> {
    await this.#server.says(/Empresa de ejemplo lista/i);
  }

  /** The newest mail to an address, once there is one newer than `after`. */
  mail(to: string, after = ''): Promise<KeptMail> {
    return vi.waitFor(
      () => {
        const found = listMails(join(this.#folder, 'data', 'correo')).find((one) => one.to === to && one.id > after);
        if (found === undefined) throw new Error(`no mail to ${to}`);
        return found;
      },
      { timeout: 30_000, interval: 100 },
    );
  }

  /** Kills the server and restarts it on the same data. */
  async crashAndRestart(): Promise<void> {
    await this.#server.end('SIGKILL');
    this.#server = this.#spawn();
    this.url = await this.#server.url();
  }

  /** A page with its own session. External requests and console errors fail the test through `problems`. */
  async page(options: BrowserContextOptions = desktop): Promise<{ page: Page; problems: string[] }> {
    const context = await this.#browser.newContext({ locale: 'es-CO', baseURL: this.url, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== new URL(this.url).origin)
        problems.push(`outside: ${request.url()}`);
    });
    return { page, problems };
  }

  async signedIn(options: BrowserContextOptions = desktop): Promise<{ page: Page; problems: string[] }> {
    const opened = await this.page(options);
    await signIn(opened.page);
    return opened;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export async function signIn(page: Page, { email, password } = accountant): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria/);
}

/** Fails on any violation of WCAG 2.2 AA that axe detects. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Colours in mid-transition have no meaningful contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Spinners never end.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  // By evaluation: the page's CSP forbids foreign script tags.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as {
      axe: {
        run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations: found } = await here.run(document, { runOnly: tags });
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  });
  expect(violations, what).toEqual([]);
}

/** Whether the page scrolls horizontally, which no page may on a phone. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}
