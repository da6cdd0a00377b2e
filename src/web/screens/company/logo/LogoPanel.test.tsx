// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { putLogo } from '#api/companies/logo/contract.ts';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { refuses, show } from '../../../../../tests/support/web/show.tsx';
import { LogoPanel } from './LogoPanel.tsx';

it('says why a logo was refused, and has no buttons for who may not change the company', async () => {
  const message = 'No pudimos usar este logo. El archivo está dañado.';
  const refused = refuses(putLogo, 422, { error: 'logo.refused', message });
  const { user } = show(<LogoPanel company={madeCompany()} readOnly={false} />, { server: [refused] });
  await user.upload(
    await screen.findByLabelText('Elegir logo', { selector: 'input' }),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(message)).toBeDefined();
});

it('is only shown to who may not change the company', async () => {
  show(<LogoPanel company={madeCompany()} readOnly />);
  expect(await screen.findByText('Sin logo')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
