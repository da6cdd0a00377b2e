/** What is looked at before a month is closed. */
import type { ReactNode } from 'react';
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { type Mark, SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { signOffText as text } from './text.es.ts';

const marks: Record<SignOff['checks'][number]['kind'], Mark> = {
  done: 'correcto',
  attention: 'media',
  missing: 'alta',
};

interface ChecksProps {
  checks: SignOff['checks'];
  /** What is asked for below them. */
  children?: ReactNode;
}

export function Checks({ checks, children }: ChecksProps) {
  const done = checks.filter(({ kind }) => kind === 'done').length;
  return (
    <Panel title={text.checks} note={text.done(done, checks.length)} flush>
      <Lines>
        {checks.map(({ kind, title, detail }) => (
          <Row as="li" key={title} align="baseline" gap={12}>
            <SeverityMark mark={marks[kind]} hideWord>
              {text.kind[kind]}
            </SeverityMark>
            <Stack gap={2} grow>
              <b>{title}</b>
              <Text tone="secondary">{detail}</Text>
            </Stack>
          </Row>
        ))}
      </Lines>
      {children}
    </Panel>
  );
}
