/** What the company says over the defaults, each undoable, and the history. */
import { History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { unassign } from '../edit-assignments.ts';
import type { PartProps } from '../part-props.ts';
import { historyText } from '../text.es.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';

export function DifferencesPanel({ company, form, readOnly }: PartProps) {
  const [open, setOpen] = useState(false);
  const own = Object.entries(form.assignments).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <Panel title={historyText.title} flush>
      {own.length === 0 && (
        <Text as="p" tone="muted" inset>
          {historyText.none}
        </Text>
      )}
      <Lines tight>
        {own.map(([pattern, item]) => (
          <Row as="li" gap={12} key={pattern}>
            <Text as="div" grow overflow="breaks">
              {pattern} <span className="mut">→ {historyText.word(item)}</span>
            </Text>
            {!readOnly && (
              <Button
                size="small"
                icon={<Icon of={Undo2} size={14} />}
                aria-label={historyText.undoOf(pattern)}
                onClick={() => form.edit(unassign(form.assignments, pattern))}
              >
                {historyText.undo}
              </Button>
            )}
          </Row>
        ))}
      </Lines>
      <Row inset wrap gap={16}>
        <Button type="inline" icon={<Icon of={History} />} onClick={() => setOpen(true)}>
          {historyText.history}
        </Button>
        {!readOnly && own.length > 0 && (
          <Button type="inline" onClick={() => form.edit({})}>
            {historyText.reset}
          </Button>
        )}
      </Row>
      <HistoryDrawer company={company} form={form} readOnly={readOnly} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
