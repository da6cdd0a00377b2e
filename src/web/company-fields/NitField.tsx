/** NIT field with its DV computed while typing; accepts a pasted `900.481.237-6`, and reports a wrong DV. */

import { Link } from 'react-router';
import { useCompanies } from '../data/companies/companies.ts';
import { isAdmin } from '../data/session/session.ts';
import { Button } from '../ui/control/Button.tsx';
import { Input } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useFormAround, useValue } from '../ui/form/Form.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import styles from './CompanyFields.module.css';
import type { CompanyValues } from './form-values.ts';
import { isComplete, type NitEntry, readNitEntry } from './nit-entry.ts';
import { fieldText, nitText } from './text.es.ts';

/** `company`: id of the edited company, 0 for a new one. */
export function NitField({ company }: { company: number }) {
  const form = useFormAround<CompanyValues>();
  const entry = readNitEntry(useValue(form, 'nit') ?? '');
  return (
    <Field
      name="nit"
      label={fieldText.nit}
      extra={<NitHint entry={entry} company={company} />}
      check={['blur']}
      rules={[{ required: true }, { check: (text) => problemOf(readNitEntry(String(text ?? ''))) }]}
    >
      <Input
        inputMode="text"
        autoComplete="off"
        placeholder={fieldText.nitPlaceholder}
        suffix={'dv' in entry && <DvOf entry={entry} />}
        onBlur={() => {
          if (isComplete(entry) && form.get('nit') !== entry.written) form.set({ nit: entry.written });
        }}
      />
    </Field>
  );
}

function DvOf({ entry }: { entry: Extract<NitEntry, { dv: number }> }) {
  return (
    <Text tone="muted" figures>
      {nitText.dv}{' '}
      <Text as="b" tone="plain">
        {entry.dv}
      </Text>
    </Text>
  );
}

/** Validation error of a NIT, or null. */
function problemOf(entry: NitEntry): string | null {
  switch (entry.state) {
    case 'short':
    case 'invalid':
      return nitText.invalid;
    case 'mismatch':
      return nitText.correct;
    case 'glued':
      return nitText.confirm;
    default:
      return null;
  }
}

function mismatch(entry: Extract<NitEntry, { id: string }>): string {
  const id = entry.written.slice(0, entry.written.lastIndexOf('-'));
  return nitText.mismatch(id, entry.dv, entry.typed ?? 0);
}

function NitHint({ entry, company }: { entry: NitEntry; company: number }) {
  const form = useFormAround<CompanyValues>();
  const { data: companies } = useCompanies();
  const id = 'id' in entry ? entry.id : '';
  // Staff see every account's companies and have none of their own.
  const own = isAdmin() ? [] : (companies ?? []);
  const known = own.find((other) => other.attributes.comp_entity_id === id && other.id !== company);
  const use = (written: string) => {
    form.set({ nit: written });
    void form.validate(['nit']);
  };
  return (
    <Row as="span" wrap rowGap={0} className={styles.hint} aria-live="polite">
      {hint(entry)}
      {'written' in entry && (entry.state === 'mismatch' || entry.state === 'glued') && (
        <Button type="link" size="small" onClick={() => use(entry.written)}>
          {nitText.use(entry.written)}
        </Button>
      )}
      {known && (
        <span>
          {nitText.known(known.attributes.comp_business_name)} <Link to={`/empresa/${known.id}`}>{nitText.open}</Link>
        </span>
      )}
    </Row>
  );
}

function hint(entry: NitEntry): string {
  switch (entry.state) {
    case 'computed':
      return nitText.computed(entry.written);
    case 'agrees':
      return nitText.agrees(entry.written);
    case 'mismatch':
      return mismatch(entry);
    case 'glued':
      return nitText.glued(entry.written);
    default:
      return nitText.hint;
  }
}
