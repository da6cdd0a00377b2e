/** What is not as we give it, each with a way back, and the history of it all. */
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import styles from '../preview/Preview.module.css';
import { differences } from '../settings-form.ts';
import { differenceText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { differenceWords } from './difference-words.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';

interface DifferencesPanelProps {
  company: number;
  form: SettingsForm;
  readOnly: boolean;
}

export function DifferencesPanel({ company, form, readOnly }: DifferencesPanelProps) {
  const [open, setOpen] = useState(false);
  const { attributes } = form.base;
  const own = differences(attributes, form.values);
  return (
    <Panel title={differenceText.title} flush>
      {own.length === 0 && <p className={`mut ${styles.note}`}>{differenceText.none}</p>}
      <ul className={styles.differences}>
        {own.map((difference) => {
          const { part, name, label, usual } = difference;
          const { before, now } = differenceWords(attributes, difference);
          return (
            <li key={`${part} ${name}`}>
              <div>
                <p>{label}</p>
                <p className="small">
                  {before && <s className="mut">{before}</s>} {now}
                </p>
              </div>
              {!readOnly && (
                <Button
                  size="small"
                  icon={<Icon of={Undo2} size={14} />}
                  aria-label={differenceText.undoOf(label)}
                  onClick={() => form.edit({ part, name }, usual)}
                >
                  {differenceText.undo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <Button
          type="link"
          size="small"
          className={styles.history}
          icon={<Icon of={History} />}
          onClick={() => setOpen(true)}
        >
          {differenceText.history}
        </Button>
      </p>
      <HistoryDrawer company={company} form={form} readOnly={readOnly} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
