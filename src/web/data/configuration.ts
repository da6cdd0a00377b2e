/** What the installation says of itself, read once when the page opens; until then, and where that fails, nothing is offered. */
import { useQuery } from '@tanstack/react-query';
import { getConfiguration } from '#api/service/configuration/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from './transport/api.ts';

export type Configuration = AnswerOf<typeof getConfiguration>['data'];

const unknown: Configuration = {
  support: { whatsApp: '', phone: '', email: '' },
  showsRolesDrawer: false,
  upcoming: [],
  hasPartnerLogo: false,
  videos: [],
};

export function useConfiguration(): Configuration {
  const { data } = useQuery({
    queryKey: ['configuration'],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => (await call(getConfiguration, { signal })).data,
  });
  return data ?? unknown;
}

/** Address of the partner's logo, for a light or a dark page. */
export function partnerLogoAddress(theme: 'light' | 'dark'): string {
  return `/api/v1/configuration/partner-logo/${theme}`;
}
