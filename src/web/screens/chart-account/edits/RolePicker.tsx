/** Picks a role of a validation. */
import type { ChartDocument } from '#api/audits/parametrization/chart/contract.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { chartText } from '../text.es.ts';

export interface PickedRole {
  id: number;
  role: string;
}

interface RolePickerProps {
  chart: Pick<ChartDocument, 'validations'>;
  value?: PickedRole | null;
  onPick: (role: PickedRole) => void;
}

const keyOf = ({ id, role }: PickedRole) => `${id} ${role}`;

export function RolePicker({ chart, value = null, onPick }: RolePickerProps) {
  const options = chart.validations.flatMap(({ id, title, roles }) =>
    roles.map(({ name, label }) => ({ value: keyOf({ id, role: name }), label: `${title}: ${label}` })),
  );
  return (
    <Select
      aria-label={chartText.useIn}
      placeholder={chartText.useIn}
      searchable
      value={value && keyOf(value)}
      options={options}
      onChange={(key) => {
        const [id, role] = key.split(' ');
        onPick({ id: Number(id), role: role! });
      }}
    />
  );
}
