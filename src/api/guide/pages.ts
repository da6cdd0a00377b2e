/** Pages of the help, built once from declarations, texts and guides; imported on demand. */

import { lookUp } from '#core/dictionary/look-up.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { type RuleSheet, validationSheet } from '#core/engine/validation-sheet.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { guideSections } from '#core/guide/guide-sections.ts';
import type { GuideBlock } from '#core/guide/guide-tree.ts';
import { servedSoftware } from '#core/reading/served-software.ts';
import { type LegalSourceKey, legalSources } from '#core/reference/law/legal-sources.es.ts';
import { formatGuides } from '#formats/guides.gen.ts';
import { formats } from '#formats/registry.gen.ts';
import { ruleExamples, validationGuides } from '#validations/guides.gen.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';
import { articles } from './articles.gen.ts';
import {
  type GuideArticlePage,
  type GuideFormatPage,
  type GuideRule,
  type GuideSection,
  type GuideSource,
  type GuideValidation,
  type GuideValidationPage,
  guideSectionIds,
} from './contract.ts';
import { plainText } from './plain-text.ts';
import { guideText } from './text.es.ts';
import { articleTrees, formatTrees, validationTrees } from './trees.gen.ts';

const texts: Readonly<Record<string, ValidationText>> = validationTexts;

/** In run order. */
export const validationPages: readonly GuideValidationPage[] = (validations as readonly AnyValidation[])
  .toSorted((a, b) => a.order - b.order)
  .map((validation) => validationPage(validation, lookUp(texts, validation.key)!));

/** Package formats first, then the general layout. */
export const formatPages: readonly GuideFormatPage[] = formats
  .toSorted((a, b) => (a.softwareId ?? Number.POSITIVE_INFINITY) - (b.softwareId ?? Number.POSITIVE_INFINITY))
  .map((format) => ({
    key: format.key,
    name: format.name,
    isGeneral: format.isGeneral === true,
    isAssumed: format.evidence === 'assumed',
    software: servedSoftware(format, formats),
    report: saidOf(lookUp(formatGuides, format.key) ?? '', guideText.report),
    files: saidOf(lookUp(formatGuides, format.key) ?? '', guideText.files),
    sections: sectionsOf(lookUp(formatGuides, format.key) ?? '', lookUp(formatTrees, format.key)),
  }));

export const articlePages: readonly GuideArticlePage[] = articles.map(({ key, title, guide }) => ({
  key,
  title,
  summary: firstSentence(guide),
  sections: sectionsOf(guide, lookUp(articleTrees, key)),
}));

/** A page as a list item. */
export function validationItem({ id, key, title, summary, rules, legal }: GuideValidationPage): GuideValidation {
  return {
    id,
    key,
    title,
    summary,
    rules: rules.map(({ code, title: said, severity, pettySeverity }) => ({
      code,
      title: said,
      severity,
      pettySeverity,
    })),
    legal,
  };
}

function validationPage(validation: AnyValidation, text: ValidationText): GuideValidationPage {
  const { id, key, weight } = validation;
  const guide = lookUp(validationGuides, key) ?? '';
  const { rules, roles, parameters, reasons } = validationSheet(validation, text);
  return {
    id,
    key,
    title: text.title,
    summary: text.summary,
    weight,
    rules: rulesOf(key, rules, guide),
    legal: sourcesOf(rules),
    sections: sectionsOf(guide, lookUp(validationTrees, key)),
    roles: roles.map((role) => ({ ...role, prefixes: [...role.prefixes] })),
    parameters: parameters.map((parameter) => ({ ...parameter, values: [...parameter.values] })),
    reasons: [...reasons],
  };
}

function rulesOf(key: string, sheets: readonly RuleSheet[], guide: string): GuideRule[] {
  const explained = new Map(guideSections(guide).map((section) => [section.rule, section]));
  return sheets.map(({ code, severity, pettySeverity, why, correction, legal }) => ({
    code,
    title: explained.get(code)?.title ?? code,
    severity,
    pettySeverity,
    markdown: explained.get(code)?.markdown ?? '',
    content: [...(lookUp(lookUp(validationTrees, key), code.toLowerCase()) ?? [])],
    why,
    correction,
    example: lookUp(lookUp(ruleExamples, key), code) ?? null,
    legal: [...legal],
  }));
}

/** In citation order. */
function sourcesOf(rules: readonly RuleSheet[]): GuideSource[] {
  const citing = new Map<LegalSourceKey, string[]>();
  for (const { code, legal } of rules) for (const key of legal) citing.set(key, [...(citing.get(key) ?? []), code]);
  return [...citing].map(([key, codes]) => ({ key, ...legalSources[key], rules: codes }));
}

/** Without the sections of rules, which the rules hold themselves. */
function sectionsOf(guide: string, trees: Readonly<Record<string, readonly GuideBlock[]>> = {}): GuideSection[] {
  const all = guideSections(guide);
  const kindOf = (index: number): GuideSection['kind'] => {
    if (all[index]!.id === guideSectionIds.legal) return 'legal';
    return all[index + 1]?.rule ? 'rules' : 'text';
  };
  return all
    .map((section, index) => ({ ...section, kind: kindOf(index) }))
    .filter(({ rule }) => rule === null)
    .map(({ rule: _, ...section }) => ({ ...section, content: [...(lookUp(trees, section.id) ?? [])] }));
}

/** Summary of an article in the list. */
function firstSentence(guide: string): string {
  const [opening = ''] = guide.split('\n\n');
  return /^.*?\.(?= |$)/.exec(plainText(opening))?.[0] ?? '';
}

/** First value of a label in a guide: `**Reporte**: Balance de prueba por tercero.` */
function saidOf(guide: string, label: string): string | null {
  const [opening = ''] = guide.split('\n');
  const said = new RegExp(`\\*\\*${label}\\*\\*: (.+?)\\.?(?= \\*\\*|$)`).exec(opening)?.[1];
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : null;
}
