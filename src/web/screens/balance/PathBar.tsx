/** Where the view is: from all to the account and the third party, with what its lines are. */
import { ArrowLeft, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ExplorerPage } from '#api/audits/explorer/contract.ts';
import { findingPath } from '../../data/routes/company-route.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { Select } from '../../ui/select/Select.tsx';
import styles from './Balance.module.css';
import { lists } from './balance-view.ts';
import { gridText, pathText } from './text.es.ts';
import type { BalanceControl } from './use-balance-view.ts';

interface PathBarProps {
  company: number;
  page: ExplorerPage;
  control: BalanceControl;
}

/** One level up; null at the top. */
export function placeAbove({ path, thirdParty }: Pick<ExplorerPage, 'path' | 'thirdParty'>) {
  if (path.length > 0) return { account: path.at(-2)?.account ?? '' };
  return thirdParty === null ? null : { thirdParty: null, list: 'tercero' as const, level: null };
}

export function PathBar({ company, page, control }: PathBarProps) {
  const { path, thirdParty, finding } = page;
  const { view, address, go } = control;
  const isPhone = useMedia(phone);
  const up = placeAbove(page);
  const steps = [
    ...(thirdParty === null
      ? [{ key: '', name: pathText.whole, to: address({ account: '', order: null }) }]
      : [
          {
            key: 'all',
            name: pathText.whole,
            to: address({ thirdParty: null, account: '', list: 'tercero', level: null }),
          },
          { key: '', name: nameOfThirdParty(thirdParty), to: address({ account: '' }) },
        ]),
    ...path.map(({ account, name }) => ({
      key: account,
      name: `${account} ${name}`,
      to: address({ account, level: null }),
    })),
  ];
  const shown = isPhone ? steps.slice(-1) : steps;
  return (
    <>
      <Row gap={8} wrap className={styles.path}>
        <Button
          type="text"
          size="small"
          icon={<Icon of={ArrowLeft} />}
          aria-label={pathText.up}
          disabled={up === null}
          onClick={() => up && go(up)}
        />
        <Row as="nav" gap={6} wrap grow aria-label={pathText.path}>
          {shown.map(({ key, name, to }, index) =>
            index === shown.length - 1 ? (
              <Text as="b" key={key} overflow="ellipsis" aria-current="location">
                {name}
              </Text>
            ) : (
              <Link key={key} to={to} preventScrollReset>
                {name}
              </Link>
            ),
          )}
          <span className="mut small">{pathText.of[page.list]}</span>
        </Row>
        <Radios
          aria-label={pathText.list}
          value={view.list}
          options={lists.map((value) => ({ value, label: pathText.lists[value] }))}
          onChange={(list) => go({ list, order: null })}
        />
        <Select
          className={styles.level}
          aria-label={pathText.level}
          value={view.level ?? 0}
          options={pathText.levels.filter(({ value }) => value === 0 || value > view.account.length)}
          onChange={(level) => go({ level: level === 0 ? null : level, list: 'cuenta' })}
        />
      </Row>
      {view.finding !== null && (
        <Row gap={12} wrap className={styles.path} role="status">
          <Text overflow="ellipsis" grow>
            {finding === null ? pathText.goneFinding : pathText.finding(finding.title)}
          </Text>
          {finding !== null && (
            <Link to={findingPath(company, page.balance.attributes.period, finding.fingerprint)}>
              {pathText.backToFinding}
            </Link>
          )}
          <Button type="text" size="small" icon={<Icon of={X} />} onClick={() => go({ finding: null, list: 'cuenta' })}>
            {pathText.wholeBalance}
          </Button>
        </Row>
      )}
    </>
  );
}

function nameOfThirdParty({ name, nit, dv }: NonNullable<ExplorerPage['thirdParty']>): string {
  if (name === '' && nit === '') return gridText.none;
  return [name, nit && gridText.nit(nit, dv)].filter(Boolean).join(' ');
}
