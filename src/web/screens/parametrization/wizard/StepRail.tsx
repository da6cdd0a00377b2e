/** Step list with the number of changes of each. */

import { Check, Circle, Minus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { ValidationItem } from '#api/audits/parametrization/contract.ts';
import { firstCustomId } from '#core/expression/custom-names.ts';
import { parametrizationPath } from '../../../data/routes/company-route.ts';
import { readDraft } from '../../../data/session/draft.ts';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import nav from '../../../ui/nav/Nav.module.css';
import { Rail, RailName } from '../../../ui/page/RailPage.tsx';
import { tablet, useMedia } from '../../../ui/page/use-media.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { countOf } from '../settings-form.ts';
import { wizardText } from '../text.es.ts';
import { draftName } from '../use-settings-form.ts';
import { type StepState, useStepStates } from './step-state.ts';
import styles from './Wizard.module.css';

interface StepRailProps {
  company: number;
  step: number;
  items: readonly ValidationItem[];
}

export function StepRail({ company, step, items }: StepRailProps) {
  const isNarrow = useMedia(tablet);
  const states = useStepStates(company);
  return isNarrow ? (
    <StepChooser {...{ company, step, items, states }} />
  ) : (
    <StepList {...{ company, step, items, states }} />
  );
}

interface StepsProps extends StepRailProps {
  states: ReadonlyMap<number, StepState>;
}

/** Scrolls the list to the current step. */
function reveal(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

function StepList({ company, step, items, states }: StepsProps) {
  const lacking = items.filter(({ id, attributes }) => isLacking(attributes, states.get(id))).length;
  const changed = items.filter(({ attributes }) => !attributes.isDefault).length;
  return (
    <Rail entry={36} aria-label={wizardText.steps} data-tour="validations">
      <Row as="p" inset align="baseline" justify="between">
        <strong>{wizardText.title}</strong>
        <span className="mut small">
          {states.size > 0 ? wizardText.evaluated(items.length - lacking, items.length) : wizardText.changed(changed)}
        </span>
      </Row>
      {states.size > 0 && (
        <div className={styles.progress}>
          <ProgressBar
            share={(items.length - lacking) / items.length}
            label={wizardText.evaluatedBar(items.length - lacking, items.length)}
          />
        </div>
      )}
      <ol>
        {items.map(({ id, attributes }) => (
          <li key={id}>
            <Link
              ref={id === step ? reveal : undefined}
              to={parametrizationPath(company, id)}
              className={nav.entry}
              aria-current={id === step ? 'step' : undefined}
            >
              <StepIcon item={attributes} state={states.get(id)} />
              <RailName>{attributes.title}</RailName>
              <span className="mut small">{noteOf(company, id, attributes, states.get(id))}</span>
            </Link>
          </li>
        ))}
        <li className={styles.customRules}>
          <Link to={parametrizationPath(company, firstCustomId)} className={nav.entry}>
            <Icon of={Circle} />
            {wizardText.customRules}
          </Link>
        </li>
      </ol>
    </Rail>
  );
}

function StepChooser({ company, step, items, states }: StepsProps) {
  const navigate = useNavigate();
  const options = [
    ...items.map(({ id, attributes }) => {
      const note = noteOf(company, id, attributes, states.get(id));
      return { value: id, label: note ? `${attributes.title} · ${note}` : attributes.title };
    }),
    { value: firstCustomId, label: wizardText.customRules },
  ];
  return (
    <div data-tour="validations">
      <Select
        aria-label={wizardText.step}
        value={step}
        options={options}
        searchable
        onChange={(id) => void navigate(parametrizationPath(company, id))}
      />
    </div>
  );
}

type Item = ValidationItem['attributes'];

const isLacking = ({ problems }: Item, state: StepState | undefined) =>
  problems.length > 0 || state?.kind === 'lacking';

function StepIcon({ item, state }: { item: Item; state: StepState | undefined }) {
  if (isLacking(item, state)) return <SeverityIcon mark="alta" size={16} />;
  if (state?.kind === 'notApplicable') return <Icon of={Minus} className="mut" />;
  return <Icon of={Check} bold className="correcto" />;
}

/** Note of a step: problems, unsaved changes, what is missing, or the number of changes. */
function noteOf(company: number, id: number, { problems, settings }: Item, state: StepState | undefined): string {
  if (problems.length > 0) return wizardText.problemMark;
  if (readDraft(draftName(company, id)) !== null) return wizardText.unsavedMark;
  const count = countOf(settings);
  return [state?.note, count > 0 && wizardText.changesOf(count)].filter(Boolean).join(' · ');
}
