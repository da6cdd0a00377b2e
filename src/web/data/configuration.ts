/** What the installation says of itself, read once when the page opens; until then, and where that fails, nothing is offered. */
import { useQuery } from '@tanstack/react-query';
import { getConfiguration } from '#api/service/configuration/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import type { UpcomingModule } from '#core/product/upcoming.ts';
import { call } from './transport/api.ts';

export type Configuration = AnswerOf<typeof getConfiguration>['data'];

/** Modules whose screen is not there yet, whatever the installation says. */
const unfinished: readonly UpcomingModule[] = ['reports'];

const unknown: Configuration = {
  support: { whatsApp: '', phone: '', email: '' },
  showsRolesDrawer: false,
  upcoming: [...unfinished],
  hasPartnerLogo: false,
  videos: [],
};

export function useConfiguration(): Configuration {
  const { data } = useQuery({
    queryKey: ['configuration'],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }): Promise<Configuration> => {
      const { data: said } = await call(getConfiguration, { signal });
      return { ...said, upcoming: [...unfinished, ...said.upcoming] };
    },
  });
  return data ?? unknown;
}

/** Address of the partner's logo, for a light or a dark page. */
export function partnerLogoAddress(theme: 'light' | 'dark'): string {
  return `/api/v1/configuration/partner-logo/${theme}`;
}
