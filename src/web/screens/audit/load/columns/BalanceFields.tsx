/** Amount columns: opening, movement, closing; balances in one column or in two. */
import type { BalanceColumns, ColumnMapping } from '#core/columns/column-mapping.ts';
import { ColumnField } from './column-fields.tsx';
import type { ColumnOption } from './edit-mapping.ts';
import { columnsText, roleName } from './text.es.ts';

interface BalanceFieldsProps {
  mapping: ColumnMapping;
  options: readonly ColumnOption[];
  onChange: (changed: Partial<ColumnMapping>) => void;
}

export function BalanceFields({ mapping, options, onChange }: BalanceFieldsProps) {
  const movement = (role: 'debit' | 'credit') => (
    <ColumnField
      label={roleName[role]}
      options={options}
      value={[mapping[role]]}
      onChange={([column]) => column !== undefined && onChange({ [role]: column })}
    />
  );
  return (
    <>
      <Balance
        moment="opening"
        balance={mapping.opening}
        options={options}
        onChange={(opening) => onChange({ opening })}
        optional
      />
      {movement('debit')}
      {movement('credit')}
      <Balance
        moment="closing"
        balance={mapping.closing}
        options={options}
        onChange={(closing) => closing !== null && onChange({ closing })}
      />
    </>
  );
}

interface BalanceProps {
  moment: 'opening' | 'closing';
  balance: BalanceColumns | null;
  options: readonly ColumnOption[];
  onChange: (balance: BalanceColumns | null) => void;
  /** The column may be missing. */
  optional?: boolean;
}

function Balance({ moment, balance, options, onChange, optional = false }: BalanceProps) {
  if (balance === null || typeof balance === 'number')
    return (
      <ColumnField
        label={roleName[moment]}
        options={options}
        {...(optional ? { optional: columnsText.none } : {})}
        value={balance === null ? [] : [balance]}
        onChange={([column = null]) => (column !== null || optional) && onChange(column)}
      />
    );
  return (
    <>
      <ColumnField
        label={roleName[`${moment}Debit`]}
        options={options}
        value={[balance.debit]}
        onChange={([debit]) => debit !== undefined && onChange({ ...balance, debit })}
      />
      <ColumnField
        label={roleName[`${moment}Credit`]}
        options={options}
        value={[balance.credit]}
        onChange={([credit]) => credit !== undefined && onChange({ ...balance, credit })}
      />
    </>
  );
}
