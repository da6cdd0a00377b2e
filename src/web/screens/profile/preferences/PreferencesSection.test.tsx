// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfile, updatePreferences } from '#api/users/profile/contract.ts';
import { madeProfile } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';

const way = (name: string) => screen.findByRole('switch', { name });

describe('what a user is told', () => {
  it('is switched off by kind, in the bell and by mail apart', async () => {
    const { bells, mails } = madeProfile().attributes;
    const changed = madeProfile({ bells: { ...bells, cierres: false }, mails });
    const { user, asked } = show(<PreferencesSection />, {
      server: [answers(getProfile, { data: madeProfile() }), answers(updatePreferences, { data: changed })],
    });
    await user.click(await way('Cierres de mes Campana'));
    await waitFor(async () => expect((await way('Cierres de mes Campana')).getAttribute('aria-checked')).toBe('false'));
    expect((await way('Cierres de mes Correo')).getAttribute('aria-checked')).toBe('true');
    await user.click(await way('Cierres de mes Correo'));
    await waitFor(() =>
      expect(asked.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
        { bells: { cierres: false } },
        { mails: { cierres: false } },
      ]),
    );
  });

  it('has one way only where the bell or the mail says nothing', async () => {
    show(<PreferencesSection />, { server: [answers(getProfile, { data: madeProfile() })] });
    await way('Resumen de la semana Correo');
    expect(screen.queryByRole('switch', { name: 'Resumen de la semana Campana' })).toBeNull();
    await way('Novedades de Cuadre Campana');
    expect(screen.queryByRole('switch', { name: 'Novedades de Cuadre Correo' })).toBeNull();
  });
});
