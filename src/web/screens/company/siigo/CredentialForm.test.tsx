// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { putSoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { CredentialForm } from './CredentialForm.tsx';

const user = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuario API' });
const key = () => screen.getByLabelText<HTMLInputElement>('Clave de acceso');

function open(...server: ReturnType<typeof answers>[]) {
  const onSaved = vi.fn();
  return { ...show(<CredentialForm company={7} onSaved={onSaved} onCancel={undefined} />, { server }), onSaved };
}

async function write(shown: ReturnType<typeof open>): Promise<void> {
  await shown.user.type(user(), ' api@elroble.co ');
  await shown.user.type(key(), 'una-clave-larga');
  await shown.user.click(screen.getByRole('button', { name: 'Guardar y probar' }));
}

describe('writing a credential', () => {
  it('says what is missing and sends nothing', async () => {
    const shown = open();
    await shown.user.click(screen.getByRole('button', { name: 'Guardar y probar' }));
    await waitFor(() => expect(user().getAttribute('aria-invalid')).toBe('true'));
    expect(key().getAttribute('aria-invalid')).toBe('true');
    expect(shown.asked).toEqual([]);
  });

  it('is sent without blanks, and forgotten here', async () => {
    const stored = {
      exists: true,
      userName: 'ap•••@elroble.co',
      savedAt: '2026-03-02T10:00:00Z',
      test: { at: '2026-03-02T10:00:00Z', works: true, error: null, message: null },
      automatic: { enabled: false, day: 5 },
    };
    const shown = open(answers(putSoftwareCredential, { data: stored }));
    await write(shown);
    await waitFor(() => expect(shown.onSaved).toHaveBeenCalledWith(stored));
    expect(shown.asked[0]?.body).toEqual({ userName: 'api@elroble.co', accessKey: 'una-clave-larga' });
    expect([user().value, key().value]).toEqual(['', '']);
  });

  it('keeps what was typed when Siigo Nube refuses it, and says why below the fields', async () => {
    const message = 'Siigo Nube no aceptó el usuario o la clave.';
    const shown = open(refuses(putSoftwareCredential, 422, { error: 'siigo.credentials_rejected', message }));
    await write(shown);
    await screen.findByText(message);
    expect(user().value).toBe('api@elroble.co');
    expect(shown.onSaved).not.toHaveBeenCalled();
  });

  it('says beside a field what the service objects to in it, and leads there', async () => {
    const message = 'La clave tiene caracteres que Siigo Nube no usa.';
    const errors = [{ field: 'accessKey', message }];
    const shown = open(refuses(putSoftwareCredential, 400, { error: 'request.invalid', message: 'Revisa.', errors }));
    await write(shown);
    await screen.findByText(message);
    expect(key().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(key()));
    expect(shown.notices()).toEqual([]);
  });
});
