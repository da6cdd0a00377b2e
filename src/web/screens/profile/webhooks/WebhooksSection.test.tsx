// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  repeatWebhookDelivery,
  rotateWebhookSecret,
  tryWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#api/companies/webhooks/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';

const secret = 'whsec_c2VjcmV0bw==';
const id = '01890000-0000-7000-8000-000000000003';

function madeWebhook(attributes: Partial<Webhook['attributes']> = {}): Webhook {
  return {
    id,
    attributes: {
      name: 'Tablero',
      url: 'https://avisos.ejemplo.co/cuadre',
      events: ['audit.finished'],
      company: null,
      state: 'activo',
      failingSince: null,
      createdAt: '2026-03-02T10:00:00Z',
      createdBy: 'Camila Rojas',
      previousSecretUntil: null,
      lastDelivery: null,
      ...attributes,
    },
  };
}

function madeDelivery(attributes: Partial<WebhookDelivery['attributes']> = {}): WebhookDelivery {
  return {
    id: '01890000-0000-7000-8000-000000000009',
    attributes: {
      event: 'audit.finished',
      companyId: 1,
      state: 'fallido',
      attempts: 8,
      mostAttempts: 8,
      createdAt: '2026-03-02T15:00:00Z',
      lastAttemptAt: '2026-03-03T15:00:00Z',
      nextAttemptAt: null,
      status: 500,
      failure: null,
      took: 41,
      response: 'se cayó',
      payload: '{"type":"audit.finished"}',
      ...attributes,
    },
  };
}

const listed = (...webhooks: Webhook[]) => answers(listWebhooks, { data: webhooks });
const sent = (...deliveries: WebhookDelivery[]) =>
  answers(listWebhookDeliveries, { data: deliveries, meta: { page: 1, pageSize: 20, total: deliveries.length } });
const companies = answers(userCompanies, { data: [] });
const changes = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);

describe('webhooks of an account', () => {
  it('are offered where there are none, and made with what is chosen; the secret is shown once', async () => {
    const made = answers(createWebhook, { data: { secret, webhook: madeWebhook() } });
    const { user, asked } = show(<WebhooksSection />, { server: [listed(), companies, made] });
    await screen.findByText(/Todavía no tienes webhooks/);
    await user.click(screen.getByRole('button', { name: 'Crear webhook' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Tablero');
    await user.type(form.getByRole('textbox', { name: 'Dirección' }), 'https://avisos.ejemplo.co/');
    await user.click(form.getByRole('checkbox', { name: /^Mes cerrado/ }));
    await user.click(form.getByRole('button', { name: 'Crear webhook' }));
    await screen.findByText(secret);
    expect(changes(asked)).toEqual([
      [
        'POST /webhooks',
        {
          name: 'Tablero',
          url: 'https://avisos.ejemplo.co/',
          events: ['audit.finished', 'month.changed_after_sign_off'],
          companyId: null,
        },
      ],
    ]);
    await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('need a name, an address and an event, and say what the server refuses beside the field', async () => {
    const errors = [{ field: 'url', message: 'Escribe una dirección https de un servidor público.' }];
    const refused = refuses(createWebhook, 400, { error: 'request.invalid', message: 'Revisa los datos.', errors });
    const { user, asked } = show(<WebhooksSection />, { server: [listed(), companies, refused] });
    await user.click(await screen.findByRole('button', { name: 'Crear webhook' }));
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Crear webhook' }));
    await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(2));
    expect(changes(asked)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Tablero');
    await user.type(form.getByRole('textbox', { name: 'Dirección' }), 'https://10.0.0.1/');
    await user.click(form.getByRole('button', { name: 'Crear webhook' }));
    await screen.findByText(errors[0]!.message);
    expect(form.getByRole('textbox', { name: 'Dirección' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('say how they do, are switched off, and deleted after a question', async () => {
    const failing = madeWebhook({
      failingSince: '2026-03-01T15:00:00Z',
      lastDelivery: { at: '2026-03-02T15:00:00Z', state: 'fallido' },
    });
    const server = [listed(failing), answers(updateWebhook, { data: failing }), answers(deleteWebhook, undefined)];
    const { user, asked, notices } = show(<WebhooksSection />, { server });
    await screen.findByText(/Último envío: fallido, .* · No recibe desde el 1 mar 2026/);
    await user.click(screen.getByRole('button', { name: 'Más acciones del webhook Tablero' }));
    await user.click(screen.getByRole('button', { name: 'Apagar' }));
    await user.click(screen.getByRole('button', { name: 'Más acciones del webhook Tablero' }));
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
    await waitFor(() => expect(notices()).toEqual(['Webhook borrado']));
    expect(changes(asked)).toEqual([
      [`PATCH /webhooks/${id}`, { enabled: false }],
      [`DELETE /webhooks/${id}`, undefined],
    ]);
  });

  it('change their secret, which is shown once', async () => {
    const rotated = answers(rotateWebhookSecret, { data: { secret, webhook: madeWebhook() } });
    const { user } = show(<WebhooksSection />, { server: [listed(madeWebhook()), rotated] });
    await user.click(await screen.findByRole('button', { name: 'Más acciones del webhook Tablero' }));
    await user.click(screen.getByRole('button', { name: 'Cambiar el secreto' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cambiar secreto' }));
    await screen.findByText(secret);
  });

  it('are tried, with the deliveries in view', async () => {
    const pending = madeDelivery({ event: 'webhook.test', state: 'pendiente', attempts: 0, status: null });
    const server = [listed(madeWebhook()), sent(pending), answers(tryWebhook, { data: pending })];
    const { user, asked } = show(<WebhooksSection />, { server });
    await user.click(await screen.findByRole('button', { name: 'Enviar prueba al webhook Tablero' }));
    await screen.findByText('Envío de prueba');
    screen.getByText('Pendiente');
    expect(changes(asked)).toEqual([[`POST /webhooks/${id}/test`, undefined]]);
  });

  it('show what was sent and answered, and repeat it', async () => {
    const delivery = madeDelivery();
    const server = [listed(madeWebhook()), sent(delivery), answers(repeatWebhookDelivery, { data: delivery })];
    const { user, asked } = show(<WebhooksSection />, { server });
    await user.click(await screen.findByRole('button', { name: 'Envíos del webhook Tablero' }));
    await screen.findByText('Intento 8 de 8 · respondió 500 en 41 ms');
    screen.getByText('{"type":"audit.finished"}');
    screen.getByText('se cayó');
    await user.click(screen.getByRole('button', { name: /^Repetir el envío de Auditoría terminada/ }));
    await waitFor(() =>
      expect(changes(asked)).toEqual([[`POST /webhooks/${id}/deliveries/${delivery.id}/repeat`, undefined]]),
    );
  });
});
