/** What many drawn companies must hold together, and each of them alone; what fell short is printed with its seed. */
import { expect } from 'vitest';
import { type Judged, judgeDrawn } from './judge-drawn.ts';

/** Findings above *baja* in right books, a month. */
const NOISE = 0.1;
/** Different wrong findings of one company in two years. */
const DIFFERENT = 2;
const RECALL = 0.8;

export function judgeMany(seeds: readonly number[]): void {
  const judged = seeds.map(judgeDrawn);
  const sum = (of: (one: Judged) => number): number => judged.reduce((all, one) => all + of(one), 0);
  const figures = {
    companies: judged.length,
    noise: sum(({ wrong }) => wrong.length) / sum(({ months }) => months),
    different: sum(({ different }) => different.size) / judged.length,
    recall: 1 - sum(({ missed }) => missed.length) / sum(({ errors }) => errors),
  };
  const seedsOfRules = Map.groupBy(
    judged.flatMap(({ seed, different }) => [...different].map((said) => ({ seed, rule: said.split(' ')[0]! }))),
    ({ rule }) => rule,
  );
  const seedsOfErrors = Map.groupBy(
    judged.flatMap(({ seed, missed }) => missed.map((what) => ({ seed, what: what.replace(/^\S+ /, '') }))),
    ({ what }) => what,
  );
  console.log(`seeds ${seeds[0]} to ${seeds.at(-1)}: ${JSON.stringify(figures)}`);
  for (const [rule, all] of seedsOfRules) console.log(`  ${rule}: seeds ${all.map(({ seed }) => seed).join(' ')}`);
  for (const [what, all] of seedsOfErrors) console.log(`  ${what} seeds ${all.map(({ seed }) => seed).join(' ')}`);
  const loud = judged.filter(({ different }) => different.size > DIFFERENT);
  expect(loud.map(({ seed, about, different }) => `${seed} ${about}: ${[...different].join(', ')}`)).toEqual([]);
  expect(figures.noise).toBeLessThanOrEqual(NOISE);
  expect(figures.recall).toBeGreaterThanOrEqual(RECALL);
}

/** `count` seeds from a first one. */
export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
