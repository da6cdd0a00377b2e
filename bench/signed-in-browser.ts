/** A signed-in Chromium. `CUADRE_CHROMIUM`: its path. */
import { type Browser, chromium, type Page } from 'playwright-core';

export interface SignIn {
  url: string;
  email: string;
  password: string;
}

export async function signedInBrowser({ url, email, password }: SignIn): Promise<{ browser: Browser; page: Page }> {
  const executablePath = process.env.CUADRE_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.evaluate(takeTours);
  return { browser, page };
}

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
