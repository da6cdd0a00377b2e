/** The installation's own words and pictures; equal for all callers, and the same until the next start. */
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import type { PublicConfiguration } from '#platform/public-configuration/public-configuration.ts';
import { type HelpVideo, isVideoFile } from '#platform/public-configuration/videos.ts';
import { getConfiguration, getPartnerLogo } from './contract.ts';

interface Configured {
  configuration: PublicConfiguration;
}

export function mountConfiguration({ mount }: Router, { configuration }: Configured): void {
  const { support, showsRolesDrawer, upcoming, partnerLogo, videos } = configuration;
  mount(getConfiguration, async () => ({
    data: {
      support,
      showsRolesDrawer,
      upcoming: [...upcoming],
      hasPartnerLogo: partnerLogo !== null,
      videos: videos.map(videoDocument),
    },
  }));
  mount(getPartnerLogo, async ({ params, reply }) => {
    const logo = partnerLogo?.[params.theme];
    if (logo === undefined) throw new AppError('resource.not_found');
    return reply.type(logo.type).header('cache-control', 'public, max-age=3600').send(logo.bytes);
  });
}

function videoDocument({ format, article, title, url, captions, transcript }: HelpVideo) {
  return {
    of: format === undefined ? ('article' as const) : ('format' as const),
    key: format ?? article ?? '',
    ...{ title, url, transcript },
    captions: captions ?? null,
    isFile: isVideoFile(url),
  };
}
