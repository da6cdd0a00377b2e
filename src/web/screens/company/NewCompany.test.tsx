// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownLicense } from '#api/subscription/licenses/contract.ts';
import { madeLicense } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { NewCompany } from './NewCompany.tsx';

it('says that the license is full before anything is filled in, and where to enlarge it', async () => {
  const companies = { used: 1, included: 1 };
  show(<NewCompany />, { server: [answers(ownLicense, { data: madeLicense({ companies }) })] });
  expect(await screen.findByText(/incluye 1 empresa y ya está en uso/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Licencia y códigos' }).getAttribute('href')).toBe('/codigos');
});
