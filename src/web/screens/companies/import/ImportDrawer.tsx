/** Companies from a table in Excel or CSV: template, preview with what is wrong by row and column, and creation. */
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TableCompany } from '#api/audits/company-batches/table/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { companyTemplateFile, useCreateBatch, useReadCompanyTable } from '../../../data/companies/company-batches.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useListFile } from '../../../data/transport/list-file.ts';
import { OneFileArea } from '../../../drop/OneFileArea.tsx';
import { refused } from '../../../drop/upload.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Offer, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { importText as text } from './text.es.ts';

export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const read = useReadCompanyTable();
  // Sent again after a lost answer it creates nothing twice.
  const id = useRef(crypto.randomUUID());
  const create = useCreateBatch({
    onSuccess: ({ attributes: { created, rows } }) => {
      notify({ title: text.done(created) }, 'success');
      const wrong = rows.filter(({ state }) => state === 'refused');
      for (const { comp_business_name: name, error } of wrong)
        notify({ title: text.refused(name, error?.message ?? '') });
      if (wrong.length === 0) onClose();
    },
  });
  const take = (next: File | null) => {
    setFile(next);
    id.current = crypto.randomUUID();
    if (next) read.mutate(next);
    else read.reset();
  };
  const { rows = [], problem = null } = read.data ?? {};
  const fresh = rows.flatMap(({ company, exists }) => (company && !exists ? [company] : []));
  return (
    <Drawer
      open
      title={text.title}
      width={760}
      onClose={onClose}
      footer={
        fresh.length > 0 && (
          <Button
            type="primary"
            loading={create.isPending}
            onClick={() => create.mutate({ id: id.current, companies: fresh })}
          >
            {text.go(fresh.length)}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Offer>
          <Text as="p" tone="secondary" width="reading">
            {text.help}
          </Text>
          <TemplateButton />
        </Offer>
        <OneFileArea title={text.drop} file={file} onFile={take} upload={problem === null ? read : refused(problem)} />
        {rows.length > 0 && <Preview rows={rows} fresh={fresh.length} />}
      </Stack>
    </Drawer>
  );
}

function TemplateButton() {
  const save = useListFile(companyTemplateFile, {}, text.templateFile);
  return (
    <Menu
      side="end"
      trigger={
        <Button icon={<Icon of={Download} />} loading={save.isPending}>
          {text.template}
        </Button>
      }
      items={[
        { key: 'xlsx', label: text.excel },
        { key: 'csv', label: text.csv },
      ]}
      onChoose={(format) => save.mutate(format)}
    />
  );
}

function Preview({ rows, fresh }: { rows: readonly TableCompany[]; fresh: number }) {
  const wrong = rows.filter(({ company }) => company === null).length;
  // What is to be corrected comes first.
  const sorted = rows.toSorted((a, b) => Number(b.company === null) - Number(a.company === null) || a.row - b.row);
  return (
    <Stack gap={8}>
      <Text as="p" weight="medium">
        <span role="status">{text.summary(fresh, rows.length - fresh - wrong, wrong)}</span>
      </Text>
      {wrong > 0 && (
        <Text as="p" tone="secondary">
          {text.wrongStay}
        </Text>
      )}
      <Table columns={columns} rows={sorted} keyOf={({ row }) => row} />
    </Stack>
  );
}

const columns: TableColumn<TableCompany>[] = [
  { key: 'company', title: text.company, isName: true, cell: ({ comp_business_name: name }) => name || '–' },
  {
    key: 'nit',
    title: text.nit,
    cell: ({ comp_entity_id: nit, company }) => formatNit(nit, company?.comp_check_digit ?? null),
  },
  { key: 'row', title: text.row, isFigure: true, cell: ({ row }) => row },
  { key: 'found', title: text.found, cell: (row) => <Found row={row} /> },
];

function Found({ row: { exists, company, errors } }: { row: TableCompany }) {
  if (company === null)
    return (
      <Stack gap={4}>
        {errors.map(({ field, message }) => (
          <SeverityMark key={`${field} ${message}`} mark="critica">
            {text.error(field, message)}
          </SeverityMark>
        ))}
      </Stack>
    );
  if (exists) return <span className="mut">{text.exists}</span>;
  return <SeverityMark mark="correcto">{text.fresh}</SeverityMark>;
}
