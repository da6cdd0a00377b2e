/** Classes of depreciable assets in one table: accounts that belong together, rate, fiscal ceiling, useful life. */

import { X } from 'lucide-react';
import { useState } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';
import { entryCode } from '#core/identity/account-code.ts';
import { formatPercent } from '#core/money/money.es.ts';
import { depreciationCap } from '#core/reference/chart/depreciation.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { classText, fieldText } from '../text.es.ts';
import { AccountChips } from './AccountChips.tsx';
import { type AssetClass, assetClasses, type ClassPairs, classParts, withClass } from './asset-classes.ts';
import styles from './Fields.module.css';
import { type FieldsProps, Objections } from './RolesPanel.tsx';

const columns = ['accumulated', 'expense'] as const;

interface AssetClassesProps extends FieldsProps {
  /** Parameters that hold the pairs. */
  names: Readonly<Record<(typeof classParts)[number], string>>;
}

export function AssetClasses({ form, problems, readOnly, book, names }: AssetClassesProps) {
  const [showsAll, setShowsAll] = useState(false);
  // A class without accounts yet is nowhere in the settings.
  const [begun, setBegun] = useState<readonly string[]>([]);
  const pairsOf = (read: (name: string) => unknown) =>
    Object.fromEntries(classParts.map((part) => [part, read(names[part])])) as unknown as ClassPairs;
  const pairs = pairsOf((name) => lookUp(form.values.parameters, name));
  const { parameters } = form.base.attributes;
  const usual = assetClasses(pairsOf((name) => parameters.find((one) => one.name === name)?.default));
  const stored = assetClasses(pairs);
  const empty = begun
    .filter((cost) => !stored.some((one) => one.cost === cost))
    .map((cost): AssetClass => ({ cost, accumulated: [], expense: [], rate: null }));
  const all = [...stored, ...empty];
  const usualOf = ({ cost }: AssetClass) => usual.find((one) => one.cost === cost);
  const isOwn = (one: AssetClass) => JSON.stringify(usualOf(one)) !== JSON.stringify(one);
  const isUsed = ({ cost, accumulated }: AssetClass) => [cost, ...accumulated].some(book.uses);
  const used = all.filter(isUsed).length;
  const shown = showsAll ? all : all.filter((one) => isUsed(one) || isOwn(one));
  const change = (before: AssetClass, now: AssetClass | null) => {
    const next = withClass(pairs, before, now);
    if (now === null) setBegun(begun.filter((cost) => cost !== before.cost));
    form.editAll(classParts.map((part) => [{ part: 'parameters', name: names[part] }, next[part]] as const));
  };
  return (
    <Panel
      title={classText.title}
      note={used < all.length && classText.used(all.length, used)}
      actions={
        shown.length < all.length || showsAll ? (
          <Button type="inline" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? classText.seeUsed : classText.seeAll(all.length)}
          </Button>
        ) : null
      }
      flush
    >
      <Text as="p" tone="muted" inset>
        {classText.help}
      </Text>
      <ScrollFrame label={classText.title} inPanel>
        <table className={styles.classes}>
          <Heads readOnly={readOnly} />
          <tbody>
            {shown.map((one) => (
              <ClassRow
                key={one.cost}
                one={one}
                usual={usualOf(one)}
                {...{ book, readOnly }}
                onChange={(now) => change(one, now)}
              />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {classParts.map((part) => (
        <Objections key={part} problems={problems} place={`settings.parameters.${names[part]}`} />
      ))}
      {!readOnly && (
        <Row inset>
          <AccountChips
            label={classText.add}
            values={[]}
            usual={[]}
            book={book}
            readOnly={readOnly}
            addWords={classText.add}
            onChange={(costs) => setBegun([...new Set([...begun, ...costs.map(entryCode)])])}
          />
        </Row>
      )}
    </Panel>
  );
}

function Heads({ readOnly }: { readOnly: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{classText.cost}</th>
        <th scope="col">{classText.accumulated}</th>
        <th scope="col">{classText.expense}</th>
        {[classText.rate, classText.ceiling, classText.life].map((title) => (
          <th key={title} scope="col" className={styles.figure}>
            {title}
          </th>
        ))}
        {!readOnly && <td />}
      </tr>
    </thead>
  );
}

interface ClassRowProps extends Pick<FieldsProps, 'book' | 'readOnly'> {
  one: AssetClass;
  /** As we give it. */
  usual: AssetClass | undefined;
  onChange: (now: AssetClass | null) => void;
}

function ClassRow({ one, usual, book, readOnly, onChange }: ClassRowProps) {
  const { cost, rate } = one;
  const cap = depreciationCap(cost)?.maxAnnualPercent;
  return (
    <tr>
      <th scope="row">
        {book.write(cost)} <span className={styles.name}>{book.nameOf(cost)}</span>
      </th>
      {columns.map((column) => (
        <td key={column}>
          <AccountChips
            isBare
            label={classText.of(classText[column], cost)}
            // What the company does not have says nothing here.
            values={readOnly ? one[column].filter(book.uses) : one[column]}
            usual={usual?.[column] ?? []}
            book={book}
            readOnly={readOnly}
            onChange={(values) => onChange({ ...one, [column]: values.map(entryCode) })}
          />
        </td>
      ))}
      <td className={styles.figure}>
        {rate !== (usual?.rate ?? null) && <ChangedDot label={fieldText.own} />}{' '}
        <NumberInput
          width={92}
          aria-label={classText.of(classText.rate, cost)}
          suffix="%"
          min={0}
          max={100}
          decimals={2}
          value={rate}
          disabled={readOnly}
          onChange={(next) => onChange({ ...one, rate: next })}
        />
      </td>
      <td className={`${styles.figure} mut`}>{cap ? formatPercent(cap, 2) : '–'}</td>
      <td className={`${styles.figure} mut`}>{rate ? classText.years(100 / rate) : '–'}</td>
      {!readOnly && (
        <td>
          <Button
            type="text"
            size="small"
            aria-label={classText.remove(cost)}
            icon={<Icon of={X} size={14} />}
            onClick={() => onChange(null)}
          />
        </td>
      )}
    </tr>
  );
}
