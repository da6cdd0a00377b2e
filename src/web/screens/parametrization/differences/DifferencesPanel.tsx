/** Differences from the defaults, each resettable, and the history. */
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { differences } from '../settings-form.ts';
import { differenceText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { differenceWords } from './difference-words.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { MergeChoice } from './MergeChoice.tsx';

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
    <Panel title={differenceText.title} flush data-tour="differences">
      {own.length === 0 && (
        <Text as="p" tone="muted" inset>
          {differenceText.none}
        </Text>
      )}
      <Lines tight>
        {own.map((difference) => {
          const { part, name, label, usual } = difference;
          const { before, now } = differenceWords(attributes, difference);
          return (
            <Row as="li" gap={12} key={`${part} ${name}`}>
              <Text as="div" grow overflow="breaks">
                <p>{label}</p>
                <p className="small">
                  {before && <s className="mut">{before}</s>} {now}
                </p>
              </Text>
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
            </Row>
          );
        })}
      </Lines>
      <Row inset>
        <Button type="inline" icon={<Icon of={History} />} onClick={() => setOpen(true)}>
          {differenceText.history}
        </Button>
      </Row>
      <HistoryDrawer company={company} form={form} readOnly={readOnly} open={open} onClose={() => setOpen(false)} />
      <MergeChoice form={form} />
    </Panel>
  );
}
