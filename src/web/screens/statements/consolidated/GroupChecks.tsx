/** Checks of a consolidated statement that do not hold: of the group, and of its companies. */
import type { StatementCheck } from '#core/statement/statement-tree.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { checkText } from '../text.es.ts';

export function GroupChecks({ checks }: { checks: readonly StatementCheck[] }) {
  const failing = checks.filter(({ holds }) => !holds);
  if (failing.length === 0) return <Notice>{checkText.allHold(checks.length)}</Notice>;
  return (
    <Notice urgent>
      <Stack gap={4}>
        <b>{checkText.fail(failing.length)}</b>
        {failing.map(({ key, label, words }) => (
          <p key={key}>
            {label}: {words}
          </p>
        ))}
      </Stack>
    </Notice>
  );
}
