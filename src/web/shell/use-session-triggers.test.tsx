// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { answers, show } from '../../../tests/support/web/show.tsx';
import { useCompanies } from '../data/companies/companies.ts';
import { session, useSession } from '../data/session/session.ts';
import { useSessionTriggers } from './use-session-triggers.ts';

function Follower() {
  useSessionTriggers();
  useCompanies();
  return null;
}

const open = () => show(<Follower />, { server: [answers(userCompanies, { data: [] })] }).asked;

it('reads the companies again when the chart or the company changed', async () => {
  const asked = open();
  await waitFor(() => expect(asked.length).toBe(1));
  act(() => session.chartChanged());
  await waitFor(() => expect(asked.length).toBe(2));
  act(() => session.companyChanged());
  await waitFor(() => expect(asked.length).toBe(3));
});

it('follows the triggers of another tab, never back', async () => {
  const asked = open();
  await waitFor(() => expect(asked.length).toBe(1));
  const { triggerCompany } = useSession.getState();
  const written = (counter: number) =>
    new StorageEvent('storage', {
      key: 'session',
      newValue: JSON.stringify({ state: { triggerCompany: counter, triggerChartAccount: 0 }, version: 0 }),
    });
  act(() => void dispatchEvent(written(triggerCompany + 2)));
  await waitFor(() => expect(asked.length).toBe(2));
  act(() => void dispatchEvent(written(triggerCompany)));
  expect(useSession.getState().triggerCompany).toBe(triggerCompany + 2);
});
