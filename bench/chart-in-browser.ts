/** The chart of accounts in a browser, as an accountant opens and searches it: milliseconds until the rows are drawn. */
import { type Browser, chromium, type Page } from 'playwright-core';

export interface SignIn {
  url: string;
  email: string;
  password: string;
}

export class ChartInBrowser {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #company: number;

  private constructor(browser: Browser, page: Page, company: number) {
    this.#browser = browser;
    this.#page = page;
    this.#company = company;
  }

  /** Signed in, at another screen of the company. */
  static async open({ url, email, password }: SignIn, company: number): Promise<ChartInBrowser> {
    const executablePath = process.env.CUADRE_CHROMIUM ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.waitForURL(/auditoria/);
    await page.evaluate(takeTours);
    await page.goto(`/empresa/${company}/servicio/auditoria`);
    return new ChartInBrowser(browser, page, company);
  }

  /** From the press in the menu to the first rows; nothing of the chart is kept from before. */
  async show(): Promise<{ ms: number }> {
    const page = this.#page;
    await page.goto(`/empresa/${this.#company}/servicio/auditoria`);
    const entry = page.getByRole('link', { name: 'Plan de cuentas' });
    await entry.waitFor();
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    const started = performance.now();
    await entry.click();
    await page.getByRole('row').nth(10).waitFor();
    return { ms: performance.now() - started };
  }

  /** From a letter in the search to the frame that shows it; `word` is typed letter by letter. */
  async type(word: string): Promise<{ ms: number }[]> {
    const page = this.#page;
    const field = page.getByRole('textbox', { name: 'Buscar en el plan de cuentas' });
    await field.fill('');
    const times: { ms: number }[] = [];
    for (const letter of word) {
      const started = performance.now();
      await field.press(letter);
      await page.evaluate(nextFrame);
      times.push({ ms: performance.now() - started });
    }
    return times;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs in the page: guided tours would be in the way. */
async function takeTours(): Promise<void> {
  const { user } = JSON.parse(localStorage.getItem('session')!).state;
  for (const guito_type of ['audit', 'no_data_audit', 'chart_accounts'])
    await fetch('/api/v1/guided-tour/taken', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ guided_tour: { user_id: user.id, guito_type } }),
    });
}
