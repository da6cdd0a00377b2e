/** Company form: keeps a draft, maps server errors to fields, saves with one button. */
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BasicFields, PlaceFields, TaxFields } from '../../company-fields/CompanyFields.tsx';
import type { Catalogues } from '../../company-fields/catalogues.ts';
import { type CompanyValues, formField } from '../../company-fields/form-values.ts';
import { SignerFields } from '../../company-fields/SignerFields.tsx';
import { ApiError } from '../../data/failures/failure.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { factParameter } from '../../data/routes/company-route.ts';
import { Button } from '../../ui/control/Button.tsx';
import fields from '../../ui/form/Form.module.css';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { dropDraft, keepDraft } from './draft.ts';
import { changedFields } from './edits.ts';
import { companyText } from './text.es.ts';

interface CompanyFormProps {
  /** Company id; 0 for a new one. */
  company: number;
  catalogues: Catalogues;
  /** Stored values, to detect changes. */
  read: CompanyValues;
  /** Initial values: the stored ones, or with the draft applied. */
  start: CompanyValues;
  submitLabel: string;
  /** Read-only. */
  readOnly?: boolean;
  /** Rejects with the API error. */
  onSubmit: (values: CompanyValues) => Promise<unknown>;
  pending: boolean;
  /** Content beside the buttons, always in view. */
  children?: ReactNode;
}

export function CompanyForm({
  company,
  catalogues,
  read,
  start,
  submitLabel,
  onSubmit,
  pending,
  ...rest
}: CompanyFormProps) {
  const { readOnly = false, children } = rest;
  const form = useForm<CompanyValues>();
  const [values, setValues] = useState(start);
  const changes = changedFields(read, values).length;
  const [params] = useSearchParams();
  const asked = formField(`profile.${params.get(factParameter)}`);
  useEffect(() => {
    if (asked) form.focus(asked);
  }, [asked, form]);

  const edit = (changed: Partial<CompanyValues>, all: CompanyValues) => {
    // A municipality belongs to its department.
    if ('department' in changed) form.set({ city: null });
    if (changed.vat === 'no') form.set({ vatPeriod: null });
    // Fields that a new company does not show keep their values.
    const now = { ...start, ...all, ...form.values() };
    setValues(now);
    if (changedFields(read, now).length > 0) keepDraft(company, { read, values: now });
    else dropDraft(company);
  };
  const discard = () => {
    dropDraft(company);
    form.set(read);
    setValues(read);
  };
  const submit = async (all: CompanyValues) => {
    await onSubmit({ ...start, ...all }).catch((failure: unknown) => {
      const errors = failure instanceof ApiError ? fieldErrors(failure) : [];
      form.setErrors(errors);
      const [first] = errors;
      if (first) form.focus(first.name);
      else reportFailure(failure);
    });
  };

  return (
    <Form<CompanyValues>
      form={form}
      className={`${layout.wide} ${readOnly ? fields.readOnly : ''}`}
      initial={start}
      disabled={readOnly}
      onEdit={edit}
      onSubmit={(all) => void submit(all)}
    >
      <BasicFields catalogues={catalogues} company={company} />
      <PlaceFields catalogues={catalogues} />
      <TaxFields />
      {company > 0 && <SignerFields />}
      {!readOnly && (
        <SaveBar
          above={children}
          status={changes > 0 ? companyText.unsaved(changes) : company > 0 && companyText.saved}
        >
          {changes > 0 && <Button onClick={discard}>{companyText.discard}</Button>}
          <Button type="primary" htmlType="submit" loading={pending} disabled={company > 0 && changes === 0}>
            {submitLabel}
          </Button>
        </SaveBar>
      )}
    </Form>
  );
}

function fieldErrors(failure: ApiError) {
  return failure.fields.flatMap(({ field, message }) => {
    const name = formField(field);
    return name ? [{ name, errors: [message] }] : [];
  });
}
