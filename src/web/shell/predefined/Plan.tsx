/** What a new version does before it is applied: how many companies change, and what stays. */
import type { LoadedPredefined } from '../../data/audits/predefined.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { predefinedText as text } from './text.es.ts';

export function Plan({ software, planned }: { software: string; planned: LoadedPredefined }) {
  const { version, changes, unused } = planned;
  const { all, changed, keeping, clashing, signedMonths } = planned.companies;
  return (
    <Stack gap={12} as="section" aria-label={text.planTitle(software, version)}>
      <Text as="p" weight="strong">
        {text.planTitle(software, version)}
      </Text>
      <Text as="p">{text.values(changes)}</Text>
      {all === 0 ? (
        <Text as="p">{text.nobody}</Text>
      ) : (
        <ul>
          <li>{text.changed(changed, all)}</li>
          <li>{text.keeping(keeping)}</li>
        </ul>
      )}
      {clashing > 0 && <Notice tone="warning">{text.clashing(clashing)}</Notice>}
      {changed > 0 && <Text as="p">{text.audits(signedMonths)}</Text>}
      {changed > 0 && (
        <Text as="p" tone="muted">
          {text.told}
        </Text>
      )}
      {unused.length > 0 && (
        <ul className="mut">
          {unused.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
