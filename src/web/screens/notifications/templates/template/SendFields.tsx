/** To whom and when an announcement goes. */
import { useAudienceSize } from '../../../../data/users/notification-templates.ts';
import { DayInput } from '../../../../ui/control/DayInput.tsx';
import { Input } from '../../../../ui/control/Input.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { useFormAround, useValue } from '../../../../ui/form/Form.tsx';
import { Columns } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { templatesText as text } from '../text.es.ts';
import { AudienceInput } from './AudienceInput.tsx';
import { audienceOf, instantOf, type TemplateValues } from './template-form.ts';

/** How many it reaches, computed as it is chosen. */
export function AudienceReach() {
  const form = useFormAround<TemplateValues>();
  const audience = useValue(form, 'audience') ?? { kind: 'all', chosen: [] };
  const { data: size } = useAudienceSize(audienceOf(audience));
  return (
    <Text role="status" tone="muted" size="small">
      {size && text.reach(size.users, size.companies)}
    </Text>
  );
}

/** `isSent`: neither audience nor start change any more. */
export function AudienceField({ isSent, isEmpty }: { isSent: boolean; isEmpty: boolean }) {
  return (
    <Field name="audience" extra={text.never} error={isEmpty ? text.audienceNeeded : undefined}>
      <AudienceInput disabled={isSent} />
    </Field>
  );
}

export function ScheduleFields({ isSent }: { isSent: boolean }) {
  const endsAfter = (value: unknown, read: (name: string) => unknown) => {
    const [start, end] = [
      instantOf(String(read('startDay') ?? ''), String(read('startTime') ?? '')),
      instantOf(String(value ?? ''), String(read('endTime') ?? '')),
    ];
    return end === null || new Date(end) > new Date(start ?? Date.now()) ? null : text.endsWrong;
  };
  return (
    <>
      <Columns of="2fr 1fr" rowGap={0}>
        <Field name="startDay" label={text.starts} extra={text.startHint}>
          <DayInput disabled={isSent} />
        </Field>
        <Field name="startTime" label={text.startTime}>
          <Input type="time" disabled={isSent} />
        </Field>
      </Columns>
      <Columns of="2fr 1fr" rowGap={0}>
        <Field
          name="endDay"
          label={text.ends}
          extra={text.endHint}
          dependsOn={['startDay', 'startTime', 'endTime']}
          rules={[{ check: endsAfter }]}
        >
          <DayInput />
        </Field>
        <Field name="endTime" label={text.endTime}>
          <Input type="time" />
        </Field>
      </Columns>
      <Text as="p" tone="muted" size="small">
        {text.laterHint}
      </Text>
    </>
  );
}
