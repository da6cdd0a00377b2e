/** Data of a third party that no trial balance has. */
import { useState } from 'react';
import type { ExogenaPerson } from '#api/audits/exogena/people/contract.ts';
import { type PersonData, type PersonField, personFields } from '#core/exogena/people/person-data.ts';
import { formatNit } from '#core/identity/nit.ts';
import { listCountries } from '#core/reference/people/countries.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import { useRemovePerson, useSetPerson } from '../../../data/audits/exogena/people.ts';
import { useDepartments } from '../../../data/catalogues.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Field, LooseField } from '../../../ui/form/Field.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { dataOf, isPlacedByPackage, isProposing, valuesOf } from './person-values.ts';
import { personText as text } from './text.es.ts';

interface PersonDialogProps {
  company: number;
  person: ExogenaPerson;
  onDone: () => void;
}

const fields = Object.fromEntries(personFields.map((field) => [field, field])) as Record<PersonField, PersonField>;
const objections = (failure: unknown) => fieldErrors(failure, fields);

/** Not a document of the formats. */
const NOT_REPORTED = '91';
const types = listDocumentTypes()
  .filter(({ code }) => code !== NOT_REPORTED)
  .map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));

export function PersonDialog({ company, person, onDone }: PersonDialogProps) {
  const { number, dv, name, isMinor } = person;
  const form = useForm<PersonData>();
  const [isLegal, setLegal] = useState(person.isLegal);
  const done = (title: string) => {
    notify({ title, description: name || formatNit(number) }, 'success');
    onDone();
  };
  const save = useSetPerson(company, {
    meta: { quiet: true },
    onSuccess: () => done(text.saved),
    onError: (failure) => form.setErrors(objections(failure)),
  });
  const remove = useRemovePerson(company, { onSuccess: () => done(text.removed) });
  const said = save.error && objections(save.error).length === 0 ? save.error.message : null;
  return (
    <Dialog open title={name || formatNit(number)} width={640} onCancel={onDone} footer={null}>
      <Form<PersonData>
        form={form}
        initial={valuesOf(person)}
        onSubmit={(values) => save.mutate({ number, data: dataOf(values, isLegal) })}
      >
        {!isMinor && (
          <Text as="p" tone="secondary" below={16}>
            {text.inBooks(`${name || '–'}, ${formatNit(number, dv)}`)}
          </Text>
        )}
        {isProposing(person) && <Notice tone="early">{text.proposed}</Notice>}
        {!isMinor && <Identity person={person} isLegal={isLegal} onLegal={setLegal} />}
        {isPlacedByPackage(person) && <Notice>{text.placed}</Notice>}
        <Place isMinor={isMinor} onClear={(field) => form.set({ [field]: '' })} />
        {said && <Notice urgent>{said}</Notice>}
        <FormButtons>
          {person.isKept && (
            <Button loading={remove.isPending} onClick={() => remove.mutate(number)}>
              {text.remove}
            </Button>
          )}
          <Button onClick={onDone}>{text.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

interface IdentityProps {
  person: ExogenaPerson;
  isLegal: boolean;
  onLegal: (isLegal: boolean) => void;
}

function Identity({ person: { dv }, isLegal, onLegal }: IdentityProps) {
  return (
    <>
      <FieldGrid>
        <Field name="type" label={text.type}>
          <Select<string> options={types} />
        </Field>
        {dv !== null && (
          <Field name="dv" label={text.dv} extra={text.dvHelp(dv)}>
            <Input maxLength={1} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
      </FieldGrid>
      <LooseField label={text.kind}>
        <Radios
          value={isLegal ? 'legal' : 'natural'}
          options={[
            { value: 'natural', label: text.natural },
            { value: 'legal', label: text.legal },
          ]}
          onChange={(value) => onLegal(value === 'legal')}
        />
      </LooseField>
      {isLegal ? (
        <Field name="legalName" label={text.legalName} extra={text.legalNameHelp}>
          <Input maxLength={450} autoComplete="off" />
        </Field>
      ) : (
        <FieldGrid>
          {(['surname1', 'surname2', 'name1', 'name2'] as const).map((field) => (
            <Field key={field} name={field} label={text[field]}>
              <Input maxLength={60} autoComplete="off" />
            </Field>
          ))}
        </FieldGrid>
      )}
    </>
  );
}

function Place({ isMinor, onClear }: { isMinor: boolean; onClear: (field: PersonField) => void }) {
  const { data: departments = [] } = useDepartments();
  const municipalities = departments.flatMap(({ name: department, municipalities: inside }) =>
    inside.map(({ code, name }) => ({ value: code, label: text.place(name, department) })),
  );
  return (
    <>
      <Field name="address" label={text.address}>
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <FieldGrid>
        <Field name="municipality" label={text.municipality}>
          <Select<string> searchable options={municipalities} onClear={() => onClear('municipality')} />
        </Field>
        {!isMinor && (
          <Field name="country" label={text.country} extra={text.countryHelp}>
            <Select<string> searchable options={countries} onClear={() => onClear('country')} />
          </Field>
        )}
      </FieldGrid>
    </>
  );
}
