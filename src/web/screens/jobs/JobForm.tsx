/** The form of a job: its name, what it is for, and its permissions. */
import { Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../data/failures/failure.ts';
import { PermissionGrid } from '../../people/PermissionGrid.tsx';
import { Button } from '../../ui/control/Button.tsx';
import layout from '../../ui/form/Form.module.css';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { type JobValues, sameValues } from './job-values.ts';
import { jobText } from './text.es.ts';

interface JobFormProps {
  start: JobValues;
  /** What is stored, to tell whether anything changed; null for a new job. */
  read: JobValues | null;
  submitLabel: string;
  pending: boolean;
  failure: Error | null;
  onSubmit: (values: JobValues) => void;
  /** More buttons, left of the one that saves. */
  children?: ReactNode;
}

export function JobForm({ start, read, submitLabel, pending, failure, onSubmit, children }: JobFormProps) {
  const [values, setValues] = useState(start);
  const unchanged = read !== null && sameValues(read, values);
  const taken = failure instanceof ApiError && failure.word === 'job.name_taken' ? failure.message : null;
  const edit = (changed: Partial<JobValues>) => setValues((before) => ({ ...before, ...changed }));
  return (
    <Form
      className={layout.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={start}
      scrollToFirstError={{ focus: true }}
      onValuesChange={edit}
      onFinish={() => onSubmit({ ...values, name: values.name.trim(), description: values.description.trim() })}
    >
      <Panel label={jobText.name}>
        <Form.Item
          name="name"
          label={jobText.name}
          validateFirst
          rules={[
            { required: true, whitespace: true, message: jobText.nameRequired },
            { min: 2, message: jobText.nameShort },
          ]}
          {...(taken ? { validateStatus: 'error', help: taken } : {})}
        >
          <Input autoComplete="off" maxLength={60} placeholder={jobText.namePlaceholder} />
        </Form.Item>
        <Form.Item name="description" label={jobText.description}>
          <Input autoComplete="off" maxLength={300} placeholder={jobText.descriptionPlaceholder} />
        </Form.Item>
      </Panel>
      <Panel title={jobText.permissions} flush>
        <PermissionGrid permissions={values.permissions} onChange={(permissions) => edit({ permissions })} />
      </Panel>
      <SaveBar
        above={
          <>
            {values.permissions.length === 0 && <Notice>{jobText.nothing}</Notice>}
            {failure && !taken && <Notice urgent>{failure.message}</Notice>}
          </>
        }
        status={read && (unchanged ? jobText.allSaved : jobText.unsaved)}
      >
        {children}
        <Button type="primary" htmlType="submit" loading={pending} disabled={unchanged}>
          {submitLabel}
        </Button>
      </SaveBar>
    </Form>
  );
}
