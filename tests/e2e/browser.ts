/** Browser tests: the built client, the server of the run, the system's Chromium, and an account for each file. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { auditMonths, startAudit } from '#api/audits/audits/contract.ts';
import { type Inspection, inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { createSampleCompany } from '#api/companies/sample-company/contract.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { type KeptMail, listMails } from '#platform/mail/outbox.ts';
import { tryLock } from '#platform/process-lock.mjs';
import type { TestFile } from '../support/fixture-files.ts';
import { type Accountant, firstAccountant, newAccountant } from './accountants.ts';
import { watchRequests } from './settled.ts';

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export class Product {
  readonly accountant: Accountant;
  readonly url: string;
  readonly #dataDirectory: string;
  readonly #browser: Browser;
  /** By address of the server and of the user. */
  readonly #sessions = new Map<string, Exclude<BrowserContextOptions['storageState'], string | undefined>>();
  /** A client address for each file: rate limits are per address. */
  readonly #headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };

  private constructor(accountant: Accountant, browser: Browser) {
    const { url, dataDirectory } = inject('product');
    this.accountant = accountant;
    this.url = url;
    this.#dataDirectory = dataDirectory;
    this.#browser = browser;
  }

  /** With an account of its own. */
  static async open(options?: { offersTours: boolean }): Promise<Product> {
    const { browser, dataDirectory } = inject('product');
    return new Product(await newAccountant(dataDirectory, options), await chromium.connect(browser));
  }

  /** With the account of the first start, for files that only read. */
  static async openFirst(): Promise<Product> {
    const { browser, dataDirectory } = inject('product');
    return new Product(await firstAccountant(dataDirectory), await chromium.connect(browser));
  }

  /** Loads the sample company and waits until its months are audited. */
  async sampleReady(): Promise<void> {
    const token = await this.#token();
    const { id, months } = await this.#call<{ id: number; months: number }>(createSampleCompany, { token });
    for (let audited = 0; audited < months; ) {
      await sleep(200);
      const strip = await this.#call<{ state: string }[]>(auditMonths, { token, id });
      audited = strip.filter(({ state }) => state === 'auditado').length;
    }
  }

  /** Creates a company, of Siigo Nube unless told otherwise; returns its id. */
  async newCompany(company: {
    name: string;
    nit: string;
    checkDigit: number;
    software?: number;
    profile?: CompanyProfile;
  }): Promise<number> {
    const body = {
      comp_business_name: company.name,
      comp_entity_id: company.nit,
      comp_check_digit: company.checkDigit,
      acso_id: company.software ?? 1,
      rety_id: 1,
      profile: company.profile ?? {},
    };
    return (await this.#call<{ id: number }>(createCompany, { token: await this.#token(), body })).id;
  }

  /** Stores and audits the balances of a folder for a company, one month after the other; `months` names the files' periods. */
  async loadBooks(id: number, folder: string, months: readonly string[]): Promise<void> {
    const token = await this.#token();
    for (const month of months) {
      const name = `balance-${month}.xlsx`;
      const uploadId = await this.#inspect(token, id, { name, bytes: readFileSync(join(folder, name)) });
      await this.#call(storeTrialBalance, { token, id, body: { uploadId, confirmCompany: true } });
      const [year, number] = month.split('-').map(Number);
      await this.#call(startAudit, { token, id, body: { year, month: number } });
    }
    await vi.waitFor(
      async () => {
        const strip = await this.#call<{ period: string; state: string }[]>(auditMonths, { token, id });
        const audited = strip.filter(({ period, state }) => state === 'auditado' && months.includes(period));
        expect(audited).toHaveLength(months.length);
      },
      { timeout: 120_000, interval: 300 },
    );
  }

  /** Stores a balance for a company, without auditing it. */
  async loadBalance(id: number, file: TestFile, period: string): Promise<void> {
    const token = await this.#token();
    const uploadId = await this.#inspect(token, id, file);
    await this.#call(storeTrialBalance, { token, id, body: { uploadId, period, confirmCompany: true } });
  }

  /** Id of an inspected file. A machine without a free core ends its reading, which is then asked for again. */
  async #inspect(token: string, id: number, { name, bytes }: TestFile): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const { uploadId, issues } = await this.#call<Inspection>(inspectTrialBalance, { token, id, body: form });
    if (issues.some(({ code }) => code === 'out_of_time')) return this.#inspect(token, id, { name, bytes });
    expect(uploadId, `${name}: ${JSON.stringify(issues)}`).not.toBeNull();
    return uploadId!;
  }

  async #token(): Promise<string> {
    const { email, password } = this.accountant;
    return (await this.#call<{ token: string }>(login, { body: { email, password } })).token;
  }

  /** Calls the API; returns the data of the answer. */
  async #call<Data>(endpoint: Endpoint, sent: { token?: string; id?: number; body?: object }): Promise<Data> {
    const { method, path } = endpoint;
    const { token, id, body } = sent;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.url}/api/v1${path.replace('{id}', String(id))}`, {
      method,
      headers: {
        ...this.#headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    // Readings that a busy machine ended slow their account down.
    if (response.status === 429) {
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
      return this.#call(endpoint, sent);
    }
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return ((await response.json()) as { data: Data }).data;
  }

  /** The newest mail to an address, once there is one newer than `after`. */
  mail(to: string, after = ''): Promise<KeptMail> {
    return vi.waitFor(
      () => {
        const found = listMails(join(this.#dataDirectory, 'correo')).find((one) => one.to === to && one.id > after);
        if (found === undefined) throw new Error(`no mail to ${to}`);
        return found;
      },
      { timeout: 120_000, interval: 50 },
    );
  }

  /** Kills the server and waits until it is restarted on the same data. */
  async crashAndRestart(): Promise<void> {
    const killed = holderOf(this.#dataDirectory);
    if (killed === undefined) throw new Error('no server runs');
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(holderOf(this.#dataDirectory)).not.toBe(killed);
        expect((await fetch(`${this.url}/api/v1/health/live`)).ok).toBe(true);
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  /** A page with its own session, until the test ends. External requests and console errors fail the test through `problems`. */
  async page(options: BrowserContextOptions = desktop): Promise<{ page: Page; problems: string[] }> {
    const context = await this.#browser.newContext({
      locale: 'es-CO',
      baseURL: this.url,
      // Transitions cost frames, and prove nothing.
      reducedMotion: 'reduce',
      extraHTTPHeaders: this.#headers,
      ...options,
    });
    const page = await context.newPage();
    watchRequests(page);
    await watchShifts(page);
    // Pages left open would slow down later tests; a handler of `page.route` in flight would fail the run.
    onTestFinished(async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
    // Only against hanging: machines differ, and no test asserts a time.
    page.setDefaultTimeout(120_000);
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
    await signIn(opened.page, this.accountant);
    return opened;
  }

  /** A page of who signed in before in this file, if anybody did: for tests that are not about signing in. */
  async resumed(
    options: BrowserContextOptions = desktop,
    { who = this.accountant, path = '/login' }: { who?: Pick<Accountant, 'email' | 'password'>; path?: string } = {},
  ): Promise<{ page: Page; problems: string[] }> {
    const key = `${options.baseURL} ${who.email}`;
    const kept = this.#sessions.get(key);
    if (kept) return this.page({ ...options, storageState: kept });
    const opened = await this.page(options);
    await signIn(opened.page, who, path);
    this.#sessions.set(key, await opened.page.context().storageState());
    return opened;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** Process id of the server of a data folder. */
function holderOf(dataDirectory: string): number | undefined {
  const attempt = tryLock(join(dataDirectory, 'lock'));
  if (!attempt.acquired) return attempt.holder.pid;
  attempt.release();
  return undefined;
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Accountant, 'email' | 'password'>,
  path = '/login',
): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria|\/home$/);
}

/** Selects an option by typing. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
}

/** The select with this option selected. */
export function chosen(page: Page | Locator, label: string, option: string): Locator {
  return page.getByLabel(label, { exact: true }).and(page.locator(`[value="${option}"]`));
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ruleSets = {
  all: { runOnly: wcag },
  contrast: { runOnly: ['color-contrast'] },
};

/** Looks at a page: one that was being drawn is looked at again. */
const LOOKS = 4;

/** No rule of WCAG 2.2 AA that axe can check, or none of a part of them, is broken on the page as it stands. */
export async function expectAccessible(
  page: Page,
  what: string,
  checked: keyof typeof ruleSets = 'all',
): Promise<void> {
  let violations = await violationsOf(page, checked);
  for (let look = 1; look < LOOKS && violations.length > 0; look += 1) {
    await sleep(500);
    violations = await violationsOf(page, checked);
  }
  expect(violations, what).toEqual([]);
}

/** One line for each broken rule, with examples. */
async function violationsOf(page: Page, checked: keyof typeof ruleSets): Promise<string[]> {
  // Colours in the middle of a transition are nobody's contrast: what moves is taken to its end, but for what turns while one waits.
  await page.evaluate(async () => {
    // A colour scheme that was just changed is drawn first.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // By evaluation: the page's own policy forbids script tags from elsewhere, as it should.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: here } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    // Passing elements are not reported one by one; only rules that are not used need preloaded style sheets.
    const { violations: found } = await here.run(document, {
      ...rules,
      resultTypes: ['violations'],
      preload: false,
    });
    return found.map(({ id, nodes }) => {
      const examples = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
      return `${id}: ${examples.join(' | ')}`;
    });
  }, ruleSets[checked]);
}

/** No page scrolls horizontally; one whose size has just changed is given time to be laid out again. */
export async function expectNoOverflow(page: Page, what?: string): Promise<void> {
  const overflows = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
  await expect.poll(overflows, what === undefined ? {} : { message: what }).toBe(false);
}

/** Widths of WCAG 1.4.10 (320), phones, a desk at 200 % (720), tablets, laptops and desks. */
export const widths = [320, 390, 720, 820, 1024, 1366, 1440, 1920];

/** At none of the widths. */
export async function expectNoOverflowAt(page: Page, widths: readonly number[], what: string): Promise<void> {
  const usual = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: usual.height });
    await expectNoOverflow(page, `${what} at ${width}`);
  }
  await page.setViewportSize(usual);
}

/** Sums the layout shifts of every page that this one opens from here on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, worst: '' };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        const moved = entry.sources?.map(({ node }) => `${node?.className} «${node?.textContent?.slice(0, 30)}»`);
        if (entry.value > 0.01) seen.worst += ` ${entry.value.toFixed(3)}: ${moved?.join(', ')};`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Limit of «good» cumulative layout shift, halved. */
const MOST_SHIFT = 0.05;

/** What was drawn since the page was opened stayed where it was. */
export async function expectStill(page: Page, what: string): Promise<void> {
  const { sum, worst } = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number; worst: string } }).shifts,
  );
  expect(sum, `${what}:${worst}`).toBeLessThanOrEqual(MOST_SHIFT);
}
