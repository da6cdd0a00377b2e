/** What a question to the client shows of its finding: the same to whoever asks, before and after, and to the client. */

import type { ShownFinding as Shown } from '#core/engine/life/asked-finding.ts';
import { formatIdentity } from '#core/identity/nit.ts';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Figure } from '../ui/mark/Figure.tsx';
import { shownText } from './text.es.ts';

export function ShownFinding({ shown }: { shown: Shown }) {
  const { title, period, account, thirdParties, thirdPartyCount, amount, lines } = shown;
  const single = thirdPartyCount === 1 ? thirdParties[0] : undefined;
  const cents = [amount, ...lines.map((line) => line.amount)].some((one) => one !== null && !one.endsWith('.00'));
  return (
    <Stack gap={4} above={12} ground="well">
      <Text as="p" weight="medium">
        {title}
      </Text>
      <Stack as="dl" gap={4} aria-label={shownText.data(title)}>
        <Line name={shownText.month}>{shownText.monthOf(period)}</Line>
        {account && (
          <Line name={shownText.account}>
            <span className="n flush">{account.code}</span> {account.name}
          </Line>
        )}
        {single && <Line name={shownText.thirdParty}>{nameOf(single)}</Line>}
        {lines.map((line) => (
          <Line key={`${line.label} ${line.detail ?? ''}`} name={line.label} isTotal={line.kind === 'total'}>
            <Figure amount={line.amount} detail={cents} />
          </Line>
        ))}
        {amount !== null && lines.length === 0 && (
          <Line name={shownText.amount} isTotal>
            <Figure amount={amount} detail={cents} />
          </Line>
        )}
      </Stack>
      {single === undefined && thirdParties.length > 0 && (
        <Stack as="dl" gap={4} aria-label={shownText.thirdParties}>
          {thirdParties.map((person) => (
            <Line key={person.nit} name={nameOf(person)}>
              {person.amount !== null && <Figure amount={person.amount} detail={cents} />}
            </Line>
          ))}
          {thirdPartyCount > thirdParties.length && (
            <Line name={shownText.others(thirdPartyCount - thirdParties.length)}>{null}</Line>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function nameOf({ nit, name }: Shown['thirdParties'][number]) {
  if (nit === '' && name === '') return shownText.nobody;
  return (
    <>
      {name} <span className="n flush mut">{formatIdentity(nit)}</span>
    </>
  );
}

function Line({
  name,
  isTotal = false,
  children,
}: {
  name: React.ReactNode;
  isTotal?: boolean;
  children: React.ReactNode;
}) {
  const weight = isTotal ? ('strong' as const) : undefined;
  return (
    <Row justify="between" align="baseline" gap={16}>
      <Text as="dt" weight={weight} {...(!isTotal && { tone: 'secondary' as const })}>
        {name}
      </Text>
      <Text as="dd" weight={weight}>
        {children}
      </Text>
    </Row>
  );
}
