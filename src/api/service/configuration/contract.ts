/** What the installation says of itself to everybody, read by pages when they open. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { upcomingModules } from '#core/product/upcoming.ts';

const common = { method: 'GET', access: 'public', tag: 'configuration' } as const;

export const getConfiguration = endpoint({
  ...common,
  path: '/configuration',
  summary: 'Gets support contacts, announced modules, whether the partner has a logo, and the help videos.',
  answer: Type.Object({
    data: Type.Object({
      /** Empty: not offered. */
      support: Type.Object({ whatsApp: Type.String(), phone: Type.String(), email: Type.String() }),
      showsRolesDrawer: Type.Boolean(),
      upcoming: Type.Array(Type.Enum([...upcomingModules])),
      /** Whether /configuration/partner-logo/{theme} has a file. */
      hasPartnerLogo: Type.Boolean(),
      videos: Type.Array(
        Type.Object({
          /** Of a package's page in the help, or of an article. */
          of: Type.Union([Type.Literal('format'), Type.Literal('article')]),
          key: Type.String(),
          title: Type.String(),
          url: Type.String(),
          isFile: Type.Boolean(),
          captions: Type.Union([Type.String(), Type.Null()]),
          transcript: Type.Array(Type.String()),
        }),
      ),
    }),
  }),
});

export const getPartnerLogo = endpoint({
  ...common,
  path: '/configuration/partner-logo/{theme}',
  summary: 'Gets the logo of the partner for a light or a dark page.',
  params: Type.Object({ theme: Type.Enum(['light', 'dark']) }, { additionalProperties: false }),
  produces: 'image/svg+xml',
  errors: ['resource.not_found'],
});
