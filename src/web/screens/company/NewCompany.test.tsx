// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { ownLicense } from '#api/subscription/licenses/contract.ts';
import { madeAccess, madeLicense } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { NewCompany } from './NewCompany.tsx';

it('says that the license is full before anything is filled in, and where to enlarge it', async () => {
  const companies = { used: 1, included: 1 };
  const access = madeAccess({ account: ['empresas.editar', 'licencias.ver'] });
  show(<NewCompany />, {
    server: [answers(ownLicense, { data: madeLicense({ companies }) }), answers(ownAccess, { data: access })],
  });
  expect(await screen.findByText(/incluye 1 empresa y ya está en uso/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Licencia y códigos' }).getAttribute('href')).toBe('/codigos');
});

it('does not ask for a license that the user may not see', async () => {
  const access = madeAccess({ account: ['empresas.editar'] });
  const { asked } = show(<NewCompany />, { server: [answers(ownAccess, { data: access })] });
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/user/access'));
  await screen.findByRole('heading', { level: 1 });
  expect(asked.map(({ path }) => path)).not.toContain('/licenses/own');
});
