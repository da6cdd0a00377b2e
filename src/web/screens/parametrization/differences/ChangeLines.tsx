/** Values of settings before and after, by validation. */
import type { SettingsChangeDocument } from '#api/audits/predefined/contract.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { differenceWords, type KnownParameter } from './difference-words.ts';

export function ChangeLines({ changes, none }: { changes: readonly SettingsChangeDocument[]; none: string }) {
  if (changes.length === 0) return <Text as="p">{none}</Text>;
  return (
    <Lines tight>
      {changes.map(({ validationId, validationTitle, part, name, label, kind, before, after }) => {
        const parameters = kind === null ? [] : [{ name, kind: kind as KnownParameter['kind'] }];
        const words = differenceWords({ parameters }, { part, name, label, usual: before, value: after });
        return (
          <li key={`${validationId} ${part} ${name}`}>
            <Text as="div" overflow="breaks">
              <p>
                {validationTitle}: {label}
              </p>
              <p className="small">
                {words.before && <s className="mut">{words.before}</s>} {words.now}
              </p>
            </Text>
          </li>
        );
      })}
    </Lines>
  );
}
