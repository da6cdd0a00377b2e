/** What both sign: the file, the audit, its rules, and the digest of it all. */
import type { SignedContent } from '#api/audits/audits/sign-off/contract.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { signOffText as text } from './text.es.ts';

/** Characters of a digest that a person compares. */
const shown = 16;

/** In groups of four. */
const spaced = (digest: string) => (digest.slice(0, shown).match(/.{4}/g) ?? []).join(' ');

export function SignedContents({ content, digest }: { content: SignedContent; digest: string }) {
  const { balance, audit, rules } = content;
  return (
    <Panel title={text.signed}>
      <Facts
        facts={[
          [text.balance, text.balanceValue(balance)],
          [text.auditName, text.auditValue(audit.finishedAt, audit.healthIndex)],
          [
            text.rules,
            <Text key="rules" figures>
              {spaced(rules)}
            </Text>,
          ],
          [
            text.digest,
            <Row key="digest" wrap>
              <Text figures>{spaced(digest)}</Text>
              <CopyButton text={digest} />
            </Row>,
          ],
        ]}
      />
    </Panel>
  );
}
