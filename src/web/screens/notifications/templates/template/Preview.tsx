/** The notification as its users will see it: the components that show it, drawn in a frame. */
import { useState } from 'react';
import { Banner } from '../../../../notifications/Banner.tsx';
import { BellItem } from '../../../../notifications/BellItem.tsx';
import { Picture } from '../../../../notifications/Picture.tsx';
import { PopUp } from '../../../../notifications/PopUp.tsx';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { useFormAround, useValue } from '../../../../ui/form/Form.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Lines, Row } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { templatesText as text } from '../text.es.ts';
import styles from './Template.module.css';
import type { TemplateValues } from './template-form.ts';

interface PreviewProps {
  /** 0: not written yet. */
  templateId: number;
  /** URL of its picture. */
  source: string | null;
}

type Theme = 'light' | 'dark';
type Device = 'desk' | 'phone';

export function Preview({ templateId, source }: PreviewProps) {
  const [theme, setTheme] = useState<Theme>('light');
  const [device, setDevice] = useState<Device>('desk');
  const form = useFormAround<TemplateValues>();
  const kind = useValue(form, 'kind');
  const shown = {
    noteId: templateId,
    title: useValue(form, 'title')?.trim() || text.sampleTitle,
    description: useValue(form, 'description')?.trim() || text.sampleDescription,
    link: useValue(form, 'link')?.trim() || null,
  };
  const colours = { background: useValue(form, 'background') ?? '', font: useValue(form, 'font') ?? '' };
  const isOver = kind === 'popup' || kind === 'image';
  return (
    <Panel
      title={text.preview}
      flush
      actions={
        <Row wrap>
          <Radios<Theme>
            aria-label={text.theme}
            value={theme}
            options={[
              { value: 'light', label: text.light },
              { value: 'dark', label: text.dark },
            ]}
            onChange={setTheme}
          />
          <Radios<Device>
            aria-label={text.device}
            value={device}
            options={[
              { value: 'desk', label: text.desk },
              { value: 'phone', label: text.phone },
            ]}
            onChange={setDevice}
          />
        </Row>
      }
    >
      <div
        inert
        data-theme={theme}
        className={classNames([styles.frame, isOver && styles.masked, device === 'phone' && styles.narrow])}
      >
        {kind === 'popup' && <PopUp {...shown} inFrame />}
        {kind === 'banner' && <Banner {...shown} {...colours} />}
        {kind === 'image' && <Picture {...shown} source={source} inFrame />}
        {kind === 'bell' && (
          <Lines className={styles.inBell}>
            <BellItem {...shown} />
          </Lines>
        )}
      </div>
    </Panel>
  );
}
