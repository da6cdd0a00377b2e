/** Search index of the help: every possible hit as plain text. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { askedWords as askedOf } from './asked-words.es.ts';
import {
  type GuideArticlePage,
  type GuideFormatPage,
  type GuideHit,
  type GuideRule,
  type GuideSection,
  type GuideTerm,
  type GuideValidationPage,
  guideSectionIds,
} from './contract.ts';
import { plainText } from './plain-text.ts';
import type { GuideScreen } from './screens.es.ts';
import { abbreviations, guideText } from './text.es.ts';

export interface GuideEntry {
  kind: GuideHit['kind'];
  key: string;
  /** Title of the page. */
  title: string;
  section: GuideHit['section'];
  /** Source of excerpts. */
  text: string;
  /** Searched, but never shown. */
  hidden?: string;
  /** Questions in users' words, separated by `/`. */
  asked?: string;
}

/** In page order, each page before its sections. */
export function guideEntries(
  validations: readonly GuideValidationPage[],
  formats: readonly GuideFormatPage[],
  articles: readonly GuideArticlePage[],
  terms: readonly GuideTerm[],
  screens: readonly GuideScreen[],
): GuideEntry[] {
  const pages = [
    ...validations.flatMap(entriesOfValidation),
    ...formats.flatMap(entriesOfFormat),
    ...articles.flatMap(entriesOfArticle),
  ];
  return [
    ...pages.map((entry) => {
      const asked = entry.section === null ? lookUp(askedOf, `${entry.kind}/${entry.key}`) : undefined;
      return asked === undefined ? entry : { ...entry, asked };
    }),
    ...screens.map(({ path, title, text }) => ({ kind: 'screen' as const, key: path, title, section: null, text })),
    ...terms.map(({ term, text }) => ({ kind: 'term' as const, key: term, title: term, section: null, text })),
  ];
}

function entriesOfValidation(page: GuideValidationPage): GuideEntry[] {
  const { key, title, summary, sections, rules, legal, roles, parameters, reasons } = page;
  const own = { kind: 'validation' as const, key, title };
  const part = (id: string, name: string, text: string, hidden = ''): GuideEntry => ({
    ...own,
    section: { id, title: name },
    text,
    hidden,
  });
  return [
    { ...own, section: null, text: summary },
    ...sections.map((section) => part(section.id, section.title, plainText(section.markdown))),
    ...rules.map((rule) => part(rule.code.toLowerCase(), `${rule.code} · ${rule.title}`, ruleText(rule))),
    ...legal.map(({ norm, article, text, rules: codes }) =>
      part(
        guideSectionIds.legal,
        guideText.legal,
        `${[norm, article].filter(Boolean).join(', ')}. ${text}`,
        `${lookUp(abbreviations, norm) ?? ''} ${codes.join(' ')}`,
      ),
    ),
    ...roles.map(({ label, prefixes }) =>
      part(guideSectionIds.roles, guideText.roles, `${label}: ${prefixes.join(', ')}`),
    ),
    ...parameters.map(({ label, help }) => part(guideSectionIds.parameters, guideText.parameters, `${label}. ${help}`)),
    ...reasons.map((reason) => part(guideSectionIds.reasons, guideText.reasons, reason)),
  ];
}

function ruleText({ markdown, why, correction, example }: GuideRule): string {
  return [plainText(markdown), why, correction ?? example?.correction ?? ''].join(' ');
}

function entriesOfFormat({ key, name, software, sections }: GuideFormatPage): GuideEntry[] {
  return entriesOfText({ kind: 'format', key, title: name }, software.join(', '), sections);
}

/** The opening belongs to the page's own entry. */
function entriesOfArticle({ key, title, sections }: GuideArticlePage): GuideEntry[] {
  const [opening, ...others] = sections;
  return entriesOfText({ kind: 'article', key, title }, plainText(opening?.markdown ?? ''), others);
}

function entriesOfText(
  own: Pick<GuideEntry, 'kind' | 'key' | 'title'>,
  summary: string,
  sections: readonly GuideSection[],
): GuideEntry[] {
  return [
    { ...own, section: null, text: summary },
    ...sections.map(({ id, title, markdown }) => ({
      ...own,
      section: title === '' ? null : { id, title },
      text: plainText(markdown),
    })),
  ];
}
