/** Rates, tolerances, thresholds and lists of a validation. */

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import { settingParameter } from '../../../data/routes/company-route.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { fieldText } from '../text.es.ts';
import styles from './Fields.module.css';
import { ParameterField } from './ParameterField.tsx';
import { type FieldsProps, Objections } from './RolesPanel.tsx';

export function ParametersPanel({ form, problems, readOnly, book }: FieldsProps) {
  const { assetClasses, parameters: all } = form.base.attributes;
  const elsewhere = Object.values(assetClasses ?? {});
  const parameters = all.filter(({ name }) => !elsewhere.includes(name));
  const asked = useSearchParams()[0].get(settingParameter);
  const shown = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked === null) return;
    shown.current?.scrollIntoView({ block: 'center' });
    shown.current?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  }, [asked]);
  if (parameters.length === 0) return null;
  return (
    <Panel title={fieldText.parameters}>
      {parameters.map((parameter) => {
        const { name, label, help, kind } = parameter;
        const value = lookUp(form.values.parameters, name);
        const isOwn = JSON.stringify(value) !== JSON.stringify(parameter.default);
        const isWide = kind === 'list' || kind === 'pairs' || kind === 'monthly';
        return (
          <fieldset
            key={name}
            ref={name === asked ? shown : null}
            className={classNames([styles.field, !isWide && styles.short])}
            aria-label={label}
          >
            <div>
              <Text weight="medium">
                {label} {isOwn && <ChangedDot label={fieldText.own} />}
              </Text>
              {help !== '' && <p className="mut small">{help}</p>}
            </div>
            <div>
              <ParameterField
                parameter={parameter}
                value={value}
                readOnly={readOnly}
                book={book}
                onChange={(next) => form.edit({ part: 'parameters', name }, next)}
              />
              <Objections problems={problems} place={`settings.parameters.${name}`} />
            </div>
          </fieldset>
        );
      })}
    </Panel>
  );
}
