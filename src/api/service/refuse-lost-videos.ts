/** A video of a page that the help does not have would never be seen. */
import { articlePages, formatPages } from '#api/guide/pages.ts';
import { text } from '#platform/public-configuration/text.es.ts';
import type { HelpVideo } from '#platform/public-configuration/videos.ts';
import { StartUpError } from '#platform/start-up-error.ts';

/** Throws StartUpError. */
export function refuseLostVideos(videos: readonly HelpVideo[]): void {
  const formats = formatPages.map(({ key }) => key);
  const articles = articlePages.map(({ key }) => key);
  for (const { title, format, article } of videos) {
    if (format !== undefined && !formats.includes(format))
      throw new StartUpError(text.lostVideo(title, format, formats));
    if (article !== undefined && !articles.includes(article))
      throw new StartUpError(text.lostVideo(title, article, articles));
  }
}
