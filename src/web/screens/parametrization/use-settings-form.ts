/** What is being set of a validation: kept as a draft at every change, told apart from what is stored, saved over the version that was read. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ParametrizedValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import type { FieldError } from '#core/call/app-error.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { dropDraft, keepDraft, readDraft } from '../../data/session/draft.ts';
import { call } from '../../data/transport/api.ts';
import { parametrizationKey, validationQuery } from './queries.ts';
import { changedPlaces, type FormValues, type Place, settingsOf, valuesOf, withValue } from './settings-form.ts';
import { wizardText } from './text.es.ts';

export interface SettingsForm {
  /** What is stored, as it was read. */
  base: ParametrizedValidation;
  values: FormValues;
  /** What is not saved. */
  changes: Place[];
  /** Whether it started from a draft. */
  recovered: boolean;
  saving: boolean;
  /** What the server objected to, by its field (`settings.roles.costo.0`); '' is all of it. */
  failures: readonly FieldError[];
  edit(place: Place, value: unknown): void;
  /** Back to what is stored. */
  discard(): void;
  /** Goes on from what is stored now, without what was being changed. */
  take(now: ParametrizedValidation): void;
  /** Answers whether it was saved. */
  save(): Promise<boolean>;
}

/** Name of the draft of a step. */
export function draftName(company: number, validationId: number): string {
  return `parametrization-${company}-${validationId}`;
}

export function useSettingsForm(company: number, stored: ParametrizedValidation): SettingsForm {
  const cache = useQueryClient();
  const name = draftName(company, stored.id);
  // A refetch while someone types would move the ground; saving with If-Match finds what changed.
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readDraft<FormValues>(name));
  const read = valuesOf(base.attributes);
  const [values, setValues] = useState(() => (draft ? { ...read, ...draft } : read));
  const [recovered, setRecovered] = useState(draft !== null);
  const [saving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly FieldError[]>([]);

  const put = (next: FormValues, over: FormValues) => {
    setValues(next);
    if (changedPlaces(over, next).length > 0) keepDraft(name, next);
    else dropDraft(name);
  };
  const rebase = (now: ParametrizedValidation, mine: readonly Place[]) => {
    const there = valuesOf(now.attributes);
    setBase(now);
    put(
      mine.reduce((next, place) => withValue(next, place, values[place.part][place.name]), there),
      there,
    );
    cache.setQueryData(validationQuery(company, now.id).queryKey, now);
  };
  const refused = async (problem: unknown) => {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.told) return;
    if (problem.word === 'resource.conflict') {
      const now = await cache.fetchQuery({ ...validationQuery(company, base.id), staleTime: 0 });
      rebase(now, changedPlaces(read, values));
      setFailures([{ field: '', message: wizardText.conflict }]);
      return;
    }
    const { fields } = problem;
    setFailures(fields.length > 0 ? fields : [{ field: '', message: problem.body.message ?? wizardText.failed }]);
  };
  return {
    base,
    values,
    changes: changedPlaces(read, values),
    recovered,
    saving,
    failures,
    edit(place, value) {
      put(withValue(values, place, value), read);
      setFailures([]);
    },
    discard() {
      put(read, read);
      setFailures([]);
      setRecovered(false);
    },
    take(now) {
      rebase(now, []);
      setFailures([]);
      setRecovered(false);
    },
    async save() {
      setFailures([]);
      setSaving(true);
      try {
        const { data } = await call(setValidation, {
          params: { id: company, validationId: base.id },
          body: { settings: settingsOf(base.attributes, values) },
          ifMatch: base.attributes.version,
        });
        rebase(data, []);
        setRecovered(false);
        void cache.invalidateQueries({ queryKey: parametrizationKey(company) });
        notify({ title: wizardText.saved, description: data.attributes.title }, 'success');
        return true;
      } catch (problem) {
        await refused(problem);
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
