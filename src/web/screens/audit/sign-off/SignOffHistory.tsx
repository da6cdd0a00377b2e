/** Acts on the sign-off of a month, newest first. */
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { Lines, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { signOffText as text } from './text.es.ts';

export function SignOffHistory({ acts }: { acts: SignOff['acts'] }) {
  return (
    <Panel title={text.history} flush>
      <Lines tight>
        {acts.map(({ kind, by, at, words }) => (
          <Stack as="li" key={`${at} ${kind}`} gap={2}>
            <Second>{text.moment(at)}</Second>
            <Text>
              {text.act[kind](by.name)} {words}
            </Text>
          </Stack>
        ))}
      </Lines>
    </Panel>
  );
}
