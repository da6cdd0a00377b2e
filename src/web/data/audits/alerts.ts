/** From which severity on the new findings of a company raise alerts. */
import { useQuery } from '@tanstack/react-query';
import { getAlertSetting, putAlertSetting } from '#api/audits/alerts/calls.gen.ts';
import type { AlertSetting } from '#api/audits/alerts/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const alertKey = (company: number) => ['alerts', company];

export function useAlertSetting(company: number) {
  return useQuery({
    queryKey: alertKey(company),
    queryFn: async ({ signal }) => (await call(getAlertSetting, { params: { id: company }, signal })).data,
    meta: { quiet: true },
  });
}

export function usePutAlertSetting(company: number, reaction?: Reaction<AlertSetting, AlertSetting>) {
  const send = async (body: AlertSetting) => (await call(putAlertSetting, { params: { id: company }, body })).data;
  return useChange(
    { send, stored: (cache, setting) => cache.setQueryData<AlertSetting>(alertKey(company), setting) },
    reaction,
  );
}
