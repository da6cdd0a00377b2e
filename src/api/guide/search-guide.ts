/**
 * Search of the help: every word must be the prefix of some word, ignoring case and accents. Sections score by their
 * own text; the page title only adds.
 */
import type { GuideHit } from './contract.ts';
import type { GuideEntry } from './guide-entries.ts';
import { emptyWords } from './text.es.ts';

const MOST_HITS = 30;
const MOST_PER_PAGE = 4;
/** Characters of context around a match. */
const BEFORE = 60;
const AFTER = 140;

/** Score of a word by where it was found. */
const IN_PAGE_TITLE = 6;
const IN_TITLE = 4;
const IN_TEXT = 1;
/** Additional score of the exact phrase. */
const TOGETHER_IN_TITLE = 8;
const TOGETHER_IN_TEXT = 2;

export interface SearchableEntry extends GuideEntry {
  folded: { page: string; title: string; text: string; hidden: string };
}

/** Folds entries once for many searches. */
export function searchable(entries: readonly GuideEntry[]): SearchableEntry[] {
  return entries.map((entry) => ({
    ...entry,
    folded: {
      page: fold(entry.title),
      title: fold(entry.section?.title ?? ''),
      text: fold(entry.text),
      hidden: fold(entry.hidden ?? ''),
    },
  }));
}

/** Best page first, with its sections together, at most four per page. */
export function searchGuide(entries: readonly SearchableEntry[], typed: string): GuideHit[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const phrase = fold(typed).trim().replace(/\s+/g, ' ');
  const pages = new Map<string, { entry: SearchableEntry; score: number }[]>();
  for (const entry of entries) {
    const score = scoreOf(entry, words, phrase);
    if (score === 0) continue;
    const page = `${entry.kind} ${entry.key}`;
    pages.set(page, [...(pages.get(page) ?? []), { entry, score }]);
  }
  return [...pages.values()]
    .map((places) => places.toSorted((a, b) => b.score - a.score).slice(0, MOST_PER_PAGE))
    .toSorted((a, b) => b[0]!.score - a[0]!.score)
    .flat()
    .slice(0, MOST_HITS)
    .map(({ entry: { kind, key, title, section, text, folded } }) => ({
      kind,
      key,
      title,
      section,
      excerpt: excerptOf(text, rangesOf(folded.text, words)),
    }));
}

/** Folds case and accents, one character to one character: offsets are equal in both texts. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

function wordsOf(typed: string): string[] {
  const words = fold(typed)
    .split(/\s+/)
    .map((word) => word.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** 0 unless every word matches, and at least one in the section itself. */
function scoreOf({ section, folded }: SearchableEntry, words: readonly string[], phrase: string): number {
  let total = 0;
  let own = false;
  for (const word of words) {
    const inPage = has(folded.page, word);
    // The entry of a page has the page's title as its own.
    const inTitle = section === null ? inPage : has(folded.title, word);
    const inText = has(folded.text, word) || has(folded.hidden, word);
    if (!inPage && !inTitle && !inText) return 0;
    own ||= inTitle || inText;
    total += (inPage ? IN_PAGE_TITLE : 0) + (inTitle ? IN_TITLE : 0) + (inText ? IN_TEXT : 0);
  }
  if (!own) return 0;
  const title = section === null ? folded.page : folded.title;
  if (words.length > 1 && has(title, phrase)) return total + TOGETHER_IN_TITLE;
  return total + (words.length > 1 && has(folded.text, phrase) ? TOGETHER_IN_TEXT : 0);
}

function has(text: string, word: string): boolean {
  return placeOf(text, word, 0) >= 0;
}

/** Offset of a word that starts with `word`, from an offset on; −1 if none. */
function placeOf(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1]!)) return at;
  }
  return -1;
}

type Range = [from: number, to: number];

/** Matched ranges, in order, without overlaps. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const word of words)
    for (let at = placeOf(text, word, 0); at >= 0; at = placeOf(text, word, at + word.length))
      ranges.push([at, at + word.length]);
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return ranges.filter(([from], index) => ranges.slice(0, index).every(([, end]) => end <= from));
}

function excerptOf(text: string, ranges: readonly Range[]): GuideHit['excerpt'] {
  const first = ranges[0]?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const wanted = Math.max(first, from) + AFTER;
  const to = wanted >= text.length ? text.length : text.lastIndexOf(' ', wanted);
  const parts: GuideHit['excerpt'] = [];
  const add = (start: number, end: number, found: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), found });
  };
  let at = from;
  for (const [start, end] of ranges.filter(([start, end]) => start >= from && end <= to)) {
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  if (from > 0) parts.unshift({ text: '… ', found: false });
  if (to < text.length) parts.push({ text: ' …', found: false });
  return parts;
}
