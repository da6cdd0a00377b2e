/** Announcements in a browser: who writes them, who gets them, and those of which no test is about the writing. */
import type { Page } from 'playwright-core';
import type { NotificationTemplate, TemplateBody } from '#api/users/notifications/templates/contract.ts';
import { written } from '../../support/notifications/announcements.ts';
import { desktop, type Product } from '../browser.ts';
import { callAsPage } from '../shell/call-as-page.ts';

/** Of an announcement for the users of one file alone. */
export function titleFor({ accountant }: Product, words: string): string {
  return `${words} ${accountant.accountName.split(' ').at(-1)}`;
}

export class People {
  readonly #product: Product;

  constructor(product: Product) {
    this.#product = product;
  }

  async staff(): Promise<Page> {
    const who = { email: 'admin@cuadre.local', password: this.#product.accountant.password };
    return this.#atList(await this.#product.resumed(desktop, { who, path: '/login/admin' }));
  }

  /** Of the server of the run unless told otherwise. */
  async user(baseURL = this.#product.url): Promise<Page> {
    return this.#atList(await this.#product.resumed({ ...desktop, baseURL }));
  }

  async #atList({ page }: { page: Page }): Promise<Page> {
    await page.goto('/notificaciones');
    return page;
  }

  /** For the user alone; its id. */
  async draft(staff: Page, given: Partial<TemplateBody>): Promise<number> {
    const audience = { kind: 'people' as const, ids: [String(this.#product.accountant.id)] };
    const body = written({ link: null, audience, ...given });
    return (await callAsPage<NotificationTemplate>(staff, 'POST', '/notification-templates', body)).id;
  }

  /** A draft that is sent at once, with the picture of an image. */
  async send(staff: Page, given: Partial<TemplateBody>, picture?: Buffer): Promise<number> {
    const id = await this.draft(staff, given);
    if (picture !== undefined) await putPicture(staff, id, picture);
    await callAsPage(staff, 'POST', `/notification-templates/${id}/send`);
    return id;
  }
}

function putPicture(staff: Page, id: number, picture: Buffer): Promise<void> {
  return staff.evaluate(
    async ({ path, base64 }) => {
      const form = new FormData();
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      form.set('file', new Blob([bytes], { type: 'image/png' }), 'afiche.png');
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'if-match': '*' };
      const response = await fetch(path, { method: 'PUT', headers, body: form });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    },
    { path: `/api/v1/notification-templates/${id}/image`, base64: picture.toString('base64') },
  );
}
