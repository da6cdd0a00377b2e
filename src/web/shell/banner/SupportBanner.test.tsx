// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { SupportBanner } from './SupportBanner.tsx';

const granted = { reason: 'Revisar el balance de enero', endsAt: '2026-12-20T15:00:00.000Z' };
const access = (support: typeof granted | null) => answers(ownAccess, { data: madeAccess({ support }) });

it('everybody of the account reads until when support sees the books, and why', async () => {
  show(<SupportBanner />, { server: [access(granted)], signedInAs: { isRootUser: false } });
  expect((await screen.findByText(/Revisar el balance de enero/)).textContent).toContain('20 dic 2026');
});

it('nobody reads anything without a grant', async () => {
  const { asked } = show(<SupportBanner />, { server: [access(null)] });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(document.body.textContent).toBe('');
});
