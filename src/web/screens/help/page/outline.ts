/** Entries of the table of contents. */
import { guideSectionIds } from '#api/guide/calls.gen.ts';
import type { GuideSection, GuideValidationPage } from '#api/guide/contract.ts';
import type { Severity } from '#core/engine/severity.ts';
import { pageText } from '../text.es.ts';

export interface OutlineEntry {
  id: string;
  title: string;
  /** 2, or 3 under the previous 2. */
  level: number;
  /** Of a rule. */
  severity?: Severity;
}

/** Sections of the guide; text before the first heading has no entry. */
export function outlineOfSections(sections: readonly GuideSection[]): OutlineEntry[] {
  return sections.filter(({ level }) => level > 1).map(({ id, title, level }) => ({ id, title, level }));
}

/** Sections with the rules in place, then the settings. */
export function outlineOf({ sections, rules, roles, parameters, reasons }: GuideValidationPage): OutlineEntry[] {
  const own = rules.map(({ code, title, severity }) => ({
    id: code.toLowerCase(),
    title: `${code} · ${title}`,
    level: 3,
    severity,
  }));
  const settings = [
    { id: guideSectionIds.roles, title: pageText.roles, shown: roles.length > 0 },
    { id: guideSectionIds.parameters, title: pageText.parameters, shown: parameters.length > 0 },
    { id: guideSectionIds.reasons, title: pageText.reasons, shown: reasons.length > 0 },
  ];
  return [
    ...sections.flatMap((section) => [...outlineOfSections([section]), ...(section.kind === 'rules' ? own : [])]),
    ...settings.filter(({ shown }) => shown).map(({ id, title }) => ({ id, title, level: 2 })),
  ];
}
