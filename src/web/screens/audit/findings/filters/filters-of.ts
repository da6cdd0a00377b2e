/** The filters that are set, each with its words and what takes it out. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { severityWord, stateWord } from '../../../../ui/text.es.ts';
import type { AuditView } from '../../audit-view.ts';
import { markWord } from '../../life/questions/text.es.ts';
import { changeWord, listText } from '../../text.es.ts';
import { validationName } from '../../validation-name.ts';
import { peopleOf } from './LifeFilters.tsx';

export interface SetFilter {
  key: string;
  label: string;
  /** Change of the view without it. */
  without: Partial<AuditView>;
}

/** Titles of the validations with findings, by name. */
export function validationTitles(findings: readonly FindingItem[]): ReadonlyMap<string, string> {
  return new Map(
    findings.map(({ validation, validationId, validationTitle }) => [
      validationName(validation, validationId),
      validationTitle,
    ]),
  );
}

/** What is searched for is not among them: it stands in its field. */
export function filtersOf(view: AuditView, findings: readonly FindingItem[]): SetFilter[] {
  const { severities, validations, stake, change, state, question, assignee } = view;
  const titles = validationTitles(findings);
  const one = (key: string, label: string | undefined, without: Partial<AuditView>) =>
    label === undefined ? [] : [{ key, label, without }];
  return [
    ...severities.map((severity) => ({
      key: severity,
      label: severityWord[severity],
      without: { severities: severities.filter((other) => other !== severity) },
    })),
    ...validations.map((name) => ({
      key: name,
      label: titles.get(name) ?? name,
      without: { validations: validations.filter((other) => other !== name) },
    })),
    ...one('stake', stake === null ? undefined : capital(stakeWord[stake]), { stake: null }),
    ...one('change', change === null ? undefined : changeWord[change], { change: null }),
    ...one('state', state === null ? undefined : stateWord[state], { state: null }),
    ...one('question', question === null ? undefined : markWord[question], { question: null }),
    ...one('assignee', assignee === null ? undefined : assigneeOf(assignee, findings), { assignee: null }),
  ];
}

function assigneeOf(id: number, findings: readonly FindingItem[]): string {
  return `${listText.assignee} ${id === 0 ? listText.nobody.toLowerCase() : (peopleOf(findings).get(id) ?? id)}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
