/** Stored XSS: names that are scripts, as a colleague of their author sees them: as text, and nothing runs. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from './browser.ts';
import { settled } from './settled.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

const script = `<img src=x onerror="document['title']=1">`;

/** API call from the page; returns the response. */
function call(page: Page, method: string, path: string, body?: object): Promise<{ data: { id: number } }> {
  return page.evaluate(
    async ([verb, where, content]) => {
      const response = await fetch(`/api/v1${where}`, {
        method: verb,
        headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
        body: content ?? null,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return text === '' ? null : JSON.parse(text);
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

it('a company, users and a role named like a script are shown as text', async () => {
  const { page, problems } = await product.signedIn();
  const company = await call(page, 'POST', '/companies', {
    comp_business_name: script,
    comp_entity_id: '800197268',
    comp_check_digit: 4,
    acso_id: 2,
    rety_id: 1,
  });
  const jobs = [{ job_id: 'cliente', company_id: null }];
  const user = { user_name: script, user_email: 'rara@ejemplo.co', company_ids: [company.data.id], jobs };
  await call(page, 'POST', '/users/invitations', user);
  await call(page, 'POST', '/jobs', { name: script, description: script, permissions: ['auditoria.ver'] });
  await call(page, 'PATCH', '/profile', { name: script });
  await page.evaluate(() => sessionStorage.clear());
  let seen = 0;
  for (const path of [
    '/empresas',
    `/empresa/${company.data.id}`,
    `/empresa/${company.data.id}/servicio/auditoria`,
    '/usuarios',
    '/permisos',
    '/editar-perfil',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(await page.title(), path).not.toBe('1');
    expect(await page.locator('img[src="x"]').count(), path).toBe(0);
    const fields = await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    if (`${await page.innerText('body')} ${fields.join(' ')}`.includes(script)) seen += 1;
  }
  expect(seen).toBeGreaterThanOrEqual(4);
  expect(problems).toEqual([]);
});

it('a script injected into the page does not run', async () => {
  const { page } = await product.page();
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const inside = document.createElement('div');
    inside.innerHTML = '<img src="data:," onerror="document.title=1"><a href="javascript:document.title=1">x</a>';
    document.body.append(inside);
    inside.querySelector('a')?.click();
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style);
    for (const src of ['https://mala.example/a.js', 'data:text/javascript,document.title=1']) {
      document.body.append(Object.assign(document.createElement('script'), { src }));
    }
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title=1' }));
    await fetch('https://mala.example/').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    return directives;
  });
  expect(await page.title()).not.toBe('1');
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  expect(refused).toEqual(
    expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-elem', 'connect-src']),
  );
});
