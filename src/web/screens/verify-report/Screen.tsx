/** Check of a report, or of statements, by whoever holds it: by its file, whose digest is computed here, or by the code in it. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { computesDigests, useReportCheck } from '../../data/audits/report-check.ts';
import { excelType, type FileKinds, OneFileArea } from '../../drop/OneFileArea.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { CheckedDocument } from './CheckedDocument.tsx';
import { verifyText as text } from './text.es.ts';

const kinds: FileKinds = {
  extensions: ['.pdf', '.xlsx', '.json'],
  mediaTypes: ['application/pdf', excelType, 'application/json'],
  words: text.kinds,
  other: text.other,
};

export function VerifyReport() {
  const [address] = useSearchParams();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, data, error, reset, variables } = useReportCheck();
  const take = (next: File | null) => {
    setFile(next);
    if (next === null) reset();
    else mutate({ file: next });
  };
  const isByFile = variables !== undefined && 'file' in variables;
  return (
    <PublicPage>
      <PageHeader title={text.title} context={text.context} />
      <Stack gap={16} width="reading">
        <Panel label={text.title}>
          <Stack gap={16}>
            {computesDigests() ? (
              <OneFileArea title={text.drop} file={file} onFile={take} kinds={kinds} />
            ) : (
              <Notice tone="warning">{text.needsHttps}</Notice>
            )}
            <Form<{ code: string }>
              initial={{ code: address.get('codigo') ?? '' }}
              check={[]}
              onSubmit={({ code }) => {
                setFile(null);
                mutate({ code });
              }}
            >
              <Stack gap={8} align="start">
                <Field name="code" label={text.code} extra={text.codeHelp} rules={[{ required: true }]}>
                  <Input autoComplete="off" spellCheck={false} maxLength={40} />
                </Field>
                <Button htmlType="submit" type="primary">
                  {text.check}
                </Button>
              </Stack>
            </Form>
          </Stack>
        </Panel>
        <div role="status">{data !== undefined && <CheckedDocument document={data} isByFile={isByFile} />}</div>
        {error && <ErrorState failure={error} onRetry={() => variables && mutate(variables)} />}
      </Stack>
    </PublicPage>
  );
}
