/** Values of a validation that two people changed to different ones. */
import { MergeDialog } from '../../../ui/dialog/MergeDialog.tsx';
import { mergeText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { differenceWords } from './difference-words.ts';

export function MergeChoice({ form }: { form: SettingsForm }) {
  const { attributes } = form.base;
  if (form.disputed.length === 0) return null;
  const labels = new Map<string, string>([
    ...attributes.parameters.map(({ name, label }) => [`parameters ${name}`, label] as const),
    ...attributes.rules.map(({ rule, title }) => [`rules ${rule}`, `${rule} · ${title}`] as const),
  ]);
  return (
    <MergeDialog
      person={attributes.changedBy?.name ?? null}
      disputed={form.disputed.map((seat) => {
        const key = `${seat.part} ${seat.name}`;
        const label = labels.get(key) ?? seat.name;
        const words = (value: unknown) =>
          differenceWords(attributes, { ...seat, label, usual: null, value }).now || mergeText.declared;
        return { key, label, mine: words(seat.mine), theirs: words(seat.theirs) };
      })}
      onChoose={form.choose}
      onDiscard={form.discard}
    />
  );
}
