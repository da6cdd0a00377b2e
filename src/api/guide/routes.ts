/** The help, equal for all callers and cached by browsers for an hour. */
import type { FastifyReply } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import {
  guideArticle,
  guideArticles,
  guideFormat,
  guideFormats,
  guideGlossary,
  guideSearch,
  guideValidation,
  guideValidations,
} from './contract.ts';

export function mountGuide({ mount }: Router): void {
  mount(guideValidations, async ({ reply }) => {
    const { validationItem, validationPages } = await pages();
    return cached(reply, validationPages.map(validationItem));
  });
  mount(guideValidation, async ({ params, reply }) => {
    const { validationPages } = await pages();
    return cached(reply, withKey(validationPages, params.key));
  });
  mount(guideFormats, async ({ reply }) => {
    const { formatPages } = await pages();
    return cached(
      reply,
      formatPages.map(({ sections: _, ...format }) => format),
    );
  });
  mount(guideFormat, async ({ params, reply }) => {
    const { formatPages } = await pages();
    return cached(reply, withKey(formatPages, params.key));
  });
  mount(guideArticles, async ({ reply }) => {
    const { articlePages } = await pages();
    return cached(
      reply,
      articlePages.map(({ sections: _, ...article }) => article),
    );
  });
  mount(guideArticle, async ({ params, reply }) => {
    const { articlePages } = await pages();
    return cached(reply, withKey(articlePages, params.key));
  });
  mount(guideGlossary, async ({ reply }) => cached(reply, [...(await import('./glossary.es.ts')).glossary]));
  mount(guideSearch, async ({ query, reply }) => {
    const { findInGuide } = await import('./find-in-guide.ts');
    return cached(reply, findInGuide(query.text));
  });
}

// Long texts, not needed at start.
const pages = () => import('./pages.ts');

function withKey<Page extends { key: string }>(all: readonly Page[], key: string): Page {
  const page = all.find((one) => one.key === key);
  if (!page) throw new AppError('resource.not_found');
  return page;
}

function cached<Data>(reply: FastifyReply, data: Data): { data: Data } {
  reply.header('cache-control', 'public, max-age=3600');
  return { data };
}
