/** Routes of the help: index, validations, file layouts, articles. */
import type { RouteObject } from 'react-router';

export const helpRoute: RouteObject = {
  path: '/ayuda',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  children: [
    { id: 'help', index: true, lazy: async () => ({ Component: (await import('./index/HelpIndex.tsx')).HelpIndex }) },
    {
      id: 'help-validation',
      path: 'validacion/:key',
      lazy: async () => ({ Component: (await import('./page/ValidationPage.tsx')).ValidationPage }),
    },
    {
      id: 'help-format',
      path: 'formato/:key',
      lazy: async () => ({ Component: (await import('./page/FormatPage.tsx')).FormatPage }),
    },
    {
      id: 'help-article',
      path: 'articulo/:key',
      lazy: async () => ({ Component: (await import('./page/ArticlePage.tsx')).ArticlePage }),
    },
  ],
};
