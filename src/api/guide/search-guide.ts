/**
 * Search of the help: places with any of the words, ranked by how rare their words are, where they stand and how many
 * of them are there (BM25F). A word counts in any of its forms, less through a synonym. Best page first.
 */
import type { GuideHit } from './contract.ts';
import type { GuideEntry } from './guide-entries.ts';
import { askedWords, fold, isStopStem, relatedStems, stemOf, wordsIn } from './search-words.es.ts';

const MOST_HITS = 30;
const MOST_PER_PAGE = 4;
/** A page whose best place scores less than this share of the best of all is not told. */
const LEAST_SHARE = 0.2;
/** Characters of context around a match. */
const BEFORE = 60;
const AFTER = 140;

/** Weight of a word by where it stands. */
const weights = { page: 3, title: 4, text: 0.8, hidden: 1, asked: 2 } as const;
type Part = keyof typeof weights;
const parts = Object.keys(weights) as Part[];

/** A form of the word itself; the start of a longer word, as it is being typed; a word that means the same. */
const FORM = 1;
const START = 0.7;
const SYNONYM = 0.5;
const LEAST_START = 3;
/** How much a long text dilutes its words, and the length of a usual one, in words. */
const DILUTION = 0.6;
const USUAL_LENGTH = 90;
/** Saturation: a second occurrence says less than the first. */
const SATURATION = 1.2;
/** Score of the exact phrase in a title. */
const PHRASE = 1.5;
/** Bonus of a title that was asked whole. */
const TITLE = 0.5;
/** Bonus of a question of a page that is the one asked, word by word. */
const QUESTION = 1.5;
/** Fit of a question of several words that was asked whole within a longer one. */
const WITHIN = 0.75;
/** Words of a question that is more than a look-up of a code in it. */
const LONG = 4;
/** Share of what the other sections of a page add to its best one. */
const PAGE = 0.5;
/** Of questions in users' words, articles about using the product answer most; what is new answers least. */
const ARTICLE = 1.25;
const NEWS = 0.5;
/** Key of the article of what is new, which names everything. */
const newsKey = 'novedades';

export interface SearchableEntry extends GuideEntry {
  folded: Record<Part, string>;
  /** Times that each stem occurs, by part. */
  stems: Record<Part, ReadonlyMap<string, number>>;
  /** Distinct words as they are written, for the starts of words. */
  words: Record<Part, readonly string[]>;
  /** Stems of each question of the page. */
  questions: readonly ReadonlySet<string>[];
  /** By what a word of the text counts less in a long one. */
  dilution: number;
}

export interface GuideIndex {
  entries: readonly SearchableEntry[];
  /** Number of entries with a stem. */
  frequency: ReadonlyMap<string, number>;
}

/** Folds and counts entries once for many searches. */
export function searchable(entries: readonly GuideEntry[]): GuideIndex {
  const indexed = entries.map(indexedEntry);
  const frequency = new Map<string, number>();
  for (const { stems } of indexed)
    for (const stem of new Set(parts.flatMap((part) => [...stems[part].keys()])))
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  return { entries: indexed, frequency };
}

function indexedEntry(entry: GuideEntry): SearchableEntry {
  const folded = {
    page: fold(entry.title),
    title: fold(entry.section?.title ?? ''),
    text: fold(entry.text),
    hidden: fold(entry.hidden ?? ''),
    asked: fold(entry.asked ?? ''),
  };
  const words = mapParts((part) => wordsIn(folded[part]));
  const stems = mapParts((part) => {
    const counts = new Map<string, number>();
    for (const word of words[part]) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
    return counts;
  });
  const dilution = 1 - DILUTION + (DILUTION * words.text.length) / USUAL_LENGTH;
  const questions = folded.asked.split('/').map((one) => new Set(wordsIn(one).map(stemOf).filter(isTelling)));
  return { ...entry, folded, stems, questions, words: mapParts((part) => [...new Set(words[part])]), dilution };
}

const isTelling = (stem: string) => !isStopStem(stem);

function mapParts<Value>(of: (part: Part) => Value): Record<Part, Value> {
  return { page: of('page'), title: of('title'), text: of('text'), hidden: of('hidden'), asked: of('asked') };
}

/** Best page first, with its sections together, at most four per page. */
export function searchGuide(index: GuideIndex, typed: string): GuideHit[] {
  const asked = askedWords(typed).map((word) => askedWord(index, word));
  if (asked.length === 0) return [];
  const phrase = fold(typed).trim().replace(/\s+/g, ' ');
  const pages = new Map<string, { entry: SearchableEntry; score: number }[]>();
  for (const entry of index.entries) {
    const score = scoreOf(entry, asked, phrase);
    if (score === 0) continue;
    const page = `${entry.kind} ${entry.key}`;
    pages.set(page, [...(pages.get(page) ?? []), { entry, score }]);
  }
  const ranked = [...pages.values()]
    .map((places) => places.toSorted((a, b) => b.score - a.score))
    .map((places) => ({ places: places.slice(0, MOST_PER_PAGE), score: pageScore(places, asked) }))
    .toSorted((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  return ranked
    .filter(({ score }) => score >= least)
    .flatMap(({ places }) => places)
    .slice(0, MOST_HITS)
    .map(({ entry: { kind, key, title, section, text, words } }) => ({
      kind,
      key,
      title,
      section,
      excerpt: excerptOf(text, rangesOf(fold(text), foundWords(words.text, asked))),
    }));
}

/** Its best place, and what its places say together. */
function pageScore(places: readonly { entry: SearchableEntry; score: number }[], asked: readonly Asked[]): number {
  const together = asked.map((one) => {
    const { weight } = one;
    const most = Math.max(...places.map(({ entry }) => sumOf(entry, one)));
    return { told: (weight * most) / (most + SATURATION), covered: most > 0 ? weight : 0 };
  });
  const [all, told, covered] = [
    asked.reduce((sum, { weight }) => sum + weight, 0),
    together.reduce((sum, one) => sum + one.told, 0),
    together.reduce((sum, one) => sum + one.covered, 0),
  ];
  const { kind, key, section } = places[0]!.entry;
  // The sections of what is new name everything.
  const isNews = key === newsKey && section !== null;
  return (places[0]!.score + PAGE * told * (covered / all) * kindWeight(kind)) * (isNews ? NEWS : 1);
}

function kindWeight(kind: GuideHit['kind']): number {
  return kind === 'article' ? ARTICLE : 1;
}

/** Accounts, articles of the law and codes of rules: whoever asks for one wants no other. */
const REQUIRED = /^\d{3,}$|^[a-z]{2,4}-\d+$/;

interface Asked {
  word: string;
  stem: string;
  /** Stems that mean the same. */
  related: ReadonlySet<string>;
  /** Rarity of the word: inverse document frequency. */
  weight: number;
}

function askedWord({ entries, frequency }: GuideIndex, word: string): Asked {
  const stem = stemOf(word);
  const related = relatedStems(stem);
  const own = frequency.get(stem) ?? 0;
  const count = own > 0 ? own : Math.max(0, ...[...related].map((other) => frequency.get(other) ?? 0));
  return { word, stem, related, weight: Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)) };
}

/** 0 unless some word is in the entry itself: the title of a page does not give all of its sections. */
function scoreOf(entry: SearchableEntry, asked: readonly Asked[], phrase: string): number {
  const { section, folded, kind } = entry;
  let total = 0;
  let covered = 0;
  let own = false;
  for (const one of asked) {
    const { word, weight } = one;
    const sum = sumOf(entry, one);
    if (sum === 0 && asked.length < LONG && REQUIRED.test(word)) return 0;
    if (sum === 0) continue;
    own ||= section === null || sum > occurrencesOf(entry, 'page', one) * weights.page;
    total += (weight * sum) / (sum + SATURATION);
    covered += weight;
  }
  if (!own || total === 0) return 0;
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const title = section === null ? folded.page : folded.title;
  const isPhrase = asked.length > 1 && title.includes(phrase);
  const titled = (fitOf(entry, 'page', asked) + fitOf(entry, 'title', asked)) * TITLE;
  const fit = 1 + titled + questionFit(entry, asked) * QUESTION;
  return total * (covered / all) * (isPhrase ? PHRASE : 1) * fit * kindWeight(kind);
}

/** Share of the words of a title that were asked, squared: «Preguntar al cliente» by «le pregunto al cliente». */
function fitOf({ stems }: SearchableEntry, part: 'page' | 'title', asked: readonly Asked[]): number {
  const own = [...stems[part].keys()].filter(isTelling);
  if (own.length === 0) return 0;
  const isWanted = (stem: string) => asked.some((one) => one.stem === stem || one.related.has(stem));
  return (own.filter(isWanted).length / own.length) ** 2;
}

/**
 * How far the nearest question of the page is the one asked, from 0 to 1: what both have of what each has. One that was
 * asked whole, within more words, counts as `WITHIN` at least: users tell what happened before they ask.
 */
function questionFit({ questions }: SearchableEntry, asked: readonly Asked[]): number {
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const fits = questions.map((stems) => {
    const ofWords = asked.map((one) => [...stems].filter((stem) => meansSame(stem, one)));
    const covered = asked.reduce((sum, { weight }, at) => sum + (ofWords[at]!.length > 0 ? weight : 0), 0);
    const met = new Set(ofWords.flat()).size;
    const isWhole = stems.size > 1 && met === stems.size;
    return stems.size === 0 ? 0 : Math.max((covered / all) * (met / stems.size), isWhole ? WITHIN : 0);
  });
  return Math.max(0, ...fits);
}

/** In either direction: users say of a page what others ask for. */
function meansSame(told: string, { stem, related }: Asked): boolean {
  return told === stem || related.has(told) || relatedStems(told).has(stem);
}

/** Weighted occurrences of a word in all parts. */
function sumOf(entry: SearchableEntry, word: Asked): number {
  return parts.reduce((all, part) => {
    const found = occurrencesOf(entry, part, word) * weights[part];
    return all + (part === 'text' ? found / Math.max(1, entry.dilution) : found);
  }, 0);
}

/** Weighted occurrences of a word in a part. */
function occurrencesOf({ stems, words }: SearchableEntry, part: Part, { word, stem, related }: Asked): number {
  const own = stems[part].get(stem) ?? 0;
  if (own > 0) return own * FORM;
  if (word.length >= LEAST_START && words[part].some((other) => other.startsWith(word))) return START;
  for (const other of related) if (stems[part].has(other)) return SYNONYM;
  return 0;
}

/** The words of a text that a search found, as they are written. */
function foundWords(words: readonly string[], asked: readonly Asked[]): string[] {
  return words.filter((word) =>
    asked.some((one) => {
      const stem = stemOf(word);
      const starts = one.word.length >= LEAST_START && word.startsWith(one.word);
      return stem === one.stem || starts || one.related.has(stem);
    }),
  );
}

/** Offset of a whole word, from an offset on; −1 if none. */
function placeOf(text: string, word: string, from: number): number {
  const isLetter = (at: number) => /[a-z0-9]/.test(text[at] ?? '');
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + word.length)) return at;
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
  const told: GuideHit['excerpt'] = [];
  const add = (start: number, end: number, found: boolean) => {
    if (end > start) told.push({ text: text.slice(start, end), found });
  };
  let at = from;
  for (const [start, end] of ranges.filter(([start, end]) => start >= from && end <= to)) {
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  if (from > 0) told.unshift({ text: '… ', found: false });
  if (to < text.length) told.push({ text: ' …', found: false });
  return told;
}
