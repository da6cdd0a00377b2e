/** Search over the current help; imported on demand. */
import type { GuideHit } from './contract.ts';
import { glossary } from './glossary.es.ts';
import { guideEntries } from './guide-entries.ts';
import { articlePages, formatPages, validationPages } from './pages.ts';
import { guideScreens } from './screens.es.ts';
import { searchable, searchGuide } from './search-guide.ts';

const entries = searchable(guideEntries(validationPages, formatPages, articlePages, glossary, guideScreens));

export function findInGuide(typed: string): GuideHit[] {
  return searchGuide(entries, typed);
}
