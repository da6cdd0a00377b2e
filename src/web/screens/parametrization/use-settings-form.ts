/** Form state of settings: draft saved on each change, compared with the stored version, saved with If-Match. */

import { useState } from 'react';
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { FieldError } from '#core/call/app-error.ts';
import { useRereadValidation, useSetValidation } from '../../data/audits/parametrization.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { reportFailure } from '../../data/failures/report-failure.ts';
import { dropDraft, keepDraft, readDraft } from '../../data/session/draft.ts';
import { type DisputedSeat, mergeValues } from './merge-values.ts';
import { changedSeats, type FormValues, type Place, settingsOf, valuesOf, withValue } from './settings-form.ts';
import { wizardText } from './text.es.ts';

export interface SettingsForm {
  /** Stored version as read. */
  base: ParametrizedValidation;
  values: FormValues;
  /** Unsaved changes. */
  changes: Place[];
  /** Whether it was restored from a draft. */
  recovered: boolean;
  saving: boolean;
  /** Server errors by field (`settings.roles.costo.0`); '' for the form. */
  failures: readonly FieldError[];
  edit(place: Place, value: unknown): void;
  /** Several values at once. */
  editAll(edits: readonly (readonly [place: Place, value: unknown])[]): void;
  /** Changed by somebody else to something different: to be chosen before saving. */
  disputed: readonly DisputedSeat[];
  /** Takes ours for these seats (`part name`), theirs for the other disputed ones. */
  choose(mine: ReadonlySet<string>): void;
  /** Resets to the stored version. */
  discard(): void;
  /** Moves to the newly stored version, dropping the changes. */
  take(now: ParametrizedValidation): void;
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>;
}

/** With the values that it was made over: what others stored since is merged, never overwritten. */
interface Draft {
  over: FormValues;
  values: FormValues;
}

/** Draft key of a step. */
export function draftName(company: number, validationId: number): string {
  return `parametrization-${company}-${validationId}`;
}

export function useSettingsForm(company: number, stored: ParametrizedValidation): SettingsForm {
  const name = draftName(company, stored.id);
  // A refetch must not change the base while typing; If-Match detects conflicts on save.
  const [base, setBase] = useState(stored);
  const read = valuesOf(base.attributes);
  const [start] = useState(() => startOf(readDraft<Draft>(name), read));
  const [values, setValues] = useState(start.values);
  const [disputed, setDisputed] = useState<readonly DisputedSeat[]>(start.disputed);
  const [recovered, setRecovered] = useState(start.recovered);
  const [failures, setFailures] = useState<readonly FieldError[]>([]);

  const put = (next: FormValues, over: FormValues) => {
    setValues(next);
    if (changedSeats(over, next).length > 0) keepDraft(name, { over, values: next } satisfies Draft);
    else dropDraft(name);
  };
  const move = (now: ParametrizedValidation, next: Pick<Start, 'values' | 'disputed'>) => {
    setBase(now);
    setDisputed(next.disputed);
    put(next.values, valuesOf(now.attributes));
    setFailures([]);
  };
  const settle = (now: ParametrizedValidation) => {
    move(now, { values: valuesOf(now.attributes), disputed: [] });
    setRecovered(false);
  };
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    // An import, an undo or another predefined version; what is being edited stays until it is saved.
    const isNewer = stored.attributes.version >= base.attributes.version;
    if (isNewer && changedSeats(read, values).length === 0) {
      setBase(stored);
      setValues(valuesOf(stored.attributes));
    }
  }
  const reread = useRereadValidation(company, base.id);
  const storing = useSetValidation(company, base, {
    // Shown by the form.
    meta: { quiet: true },
    onSuccess: (now) => {
      settle(now);
      notify({ title: wizardText.saved, description: now.attributes.title }, 'success');
    },
    onError: async (problem) => {
      if (!(problem instanceof ApiError)) return reportFailure(problem);
      if (problem.told) return;
      const { fields } = problem;
      if (problem.word !== 'resource.conflict') {
        setFailures(fields.length > 0 ? fields : [{ field: '', message: problem.body.message ?? wizardText.failed }]);
        return;
      }
      // A failed refetch is reported like any query failure.
      const now = await reread().catch(() => null);
      if (now) move(now, mergeValues(read, values, valuesOf(now.attributes)));
      setFailures([{ field: '', message: wizardText.conflict }]);
    },
  });
  return {
    base,
    values,
    changes: changedSeats(read, values),
    recovered,
    saving: storing.isPending,
    failures,
    disputed,
    choose: (mine) => move(base, { values: withMine(values, disputed, mine), disputed: [] }),
    edit(place, value) {
      put(withValue(values, place, value), read);
      setFailures([]);
    },
    editAll(edits) {
      put(
        edits.reduce((next, [place, value]) => withValue(next, place, value), values),
        read,
      );
      setFailures([]);
    },
    discard: () => settle(base),
    take: settle,
    async save() {
      setFailures([]);
      return storing.mutateAsync(settingsOf(base.attributes, values)).then(
        () => true,
        () => false,
      );
    },
  };
}

interface Start extends ReturnType<typeof mergeValues> {
  recovered: boolean;
}

/** A draft of an earlier version is merged with what was stored since. */
function startOf(draft: Partial<Draft> | null, read: FormValues): Start {
  if (!draft?.over || !draft.values) return { values: read, disputed: [], recovered: false };
  return { ...mergeValues(draft.over, draft.values, read), recovered: true };
}

function withMine(now: FormValues, disputed: readonly DisputedSeat[], mine: ReadonlySet<string>): FormValues {
  const ours = disputed.filter(({ part, name }) => mine.has(`${part} ${name}`));
  return ours.reduce((next, seat) => withValue(next, seat, seat.mine), now);
}
