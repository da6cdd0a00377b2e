/** The chart of accounts in a browser, as an accountant opens and searches it: milliseconds until the rows are drawn. */
import type { Browser, Page } from 'playwright-core';
import { type SignIn, signedInBrowser } from './signed-in-browser.ts';

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
  static async open(signIn: SignIn, company: number): Promise<ChartInBrowser> {
    const { browser, page } = await signedInBrowser(signIn);
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
