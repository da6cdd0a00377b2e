/** Changes of settings as API documents. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { SettingsChange } from '#core/engine/settings/whole-settings.ts';
import type { Declared } from './declarations.ts';
import type { SettingsChangeDocument } from './predefined/contract.ts';

export function changeDocuments(
  { validation, text }: Declared,
  changes: readonly SettingsChange[],
): SettingsChangeDocument[] {
  return changes.map(({ part, name, before, after }) => ({
    validationId: validation.id,
    validationTitle: text.title,
    part,
    name,
    label: labelOf({ validation, text }, part, name),
    kind: part === 'parameters' ? (lookUp(validation.parameters, name)?.kind ?? null) : null,
    before: before ?? null,
    after: after ?? null,
  }));
}

function labelOf({ validation, text }: Declared, part: SettingsChange['part'], name: string): string {
  if (part === 'roles') return lookUp(text.roles, name) ?? name;
  if (part === 'parameters') return lookUp(text.parameters, name)?.label ?? name;
  const rule = validation.rules.find(({ code }) => code === name);
  return rule === undefined ? name : `${name} · ${rule.name}`;
}
