/** What a notification says and how it looks. */
import { formatPercent } from '#core/money/money.es.ts';
import { contrastOf, leastContrast } from '#core/product/notification/contrast.ts';
import { kindName } from '#core/product/notification/notification.es.ts';
import {
  isNotificationLink,
  licenseNote,
  longestDescription,
  longestTitle,
  type NotificationKind,
  notificationKinds,
} from '#core/product/notification/notification.ts';
import { Input } from '../../../../ui/control/Input.tsx';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { TextArea } from '../../../../ui/control/TextArea.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { useFormAround, useValue } from '../../../../ui/form/Form.tsx';
import { phone, useMedia } from '../../../../ui/page/use-media.ts';
import { templatesText as text } from '../text.es.ts';
import { ColourInput } from './ColourInput.tsx';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import type { TemplateValues } from './template-form.ts';

interface ContentFieldsProps extends ImageFieldProps {
  /** Of one of the product; null: an announcement. */
  productId: number | null;
}

const hex = /^#[0-9A-Fa-f]{6}$/;

/** Those of the product have no picture, and that of the license is no pop-up. */
function kindsOf(productId: number | null): readonly NotificationKind[] {
  if (productId === null) return notificationKinds;
  return notificationKinds.filter((kind) => kind !== 'image' && (productId !== licenseNote || kind !== 'popup'));
}

export function ContentFields({ productId, ...image }: ContentFieldsProps) {
  const form = useFormAround<TemplateValues>();
  // A phone would cut the names off.
  const isPhone = useMedia(phone);
  const kind = useValue(form, 'kind');
  const title = useValue(form, 'title') ?? '';
  const description = useValue(form, 'description') ?? '';
  return (
    <>
      <Field name="kind" label={text.kind}>
        <Radios
          block
          look={isPhone ? 'list' : 'bar'}
          options={kindsOf(productId).map((value) => ({ value, label: kindName[value] }))}
        />
      </Field>
      <Field
        name="title"
        label={text.titleLabel}
        extra={text.length(title.length, longestTitle)}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={longestTitle} />
      </Field>
      <Field
        name="description"
        label={text.descriptionLabel}
        extra={text.length(description.length, longestDescription)}
        rules={[{ required: true, whitespace: true }]}
      >
        <TextArea maxLength={longestDescription} />
      </Field>
      {kind === 'image' && <ImageField {...image} />}
      {productId === null && (
        <Field
          name="link"
          label={text.link}
          extra={text.linkHint}
          rules={[{ check: (link) => (link === '' || isNotificationLink(String(link)) ? null : text.linkWrong) }]}
        >
          <Input maxLength={500} inputMode="url" autoComplete="off" />
        </Field>
      )}
      {kind === 'banner' && <ColourFields />}
    </>
  );
}

function ColourFields() {
  const form = useFormAround<TemplateValues>();
  const background = useValue(form, 'background') ?? '';
  const font = useValue(form, 'font') ?? '';
  const isKnown = hex.test(background) && hex.test(font);
  const ratio = isKnown ? contrastOf(background, font) : 0;
  const isReadable = ratio >= leastContrast;
  const colour = [{ required: true, pattern: hex, message: text.colourWrong }];
  const readable = (value: unknown, read: (name: string) => unknown) => {
    const under = String(read('background'));
    if (!hex.test(under) || !hex.test(String(value))) return null;
    const contrast = contrastOf(under, String(value));
    return contrast >= leastContrast ? null : text.contrastWrong(ratioText(contrast));
  };
  return (
    <FieldGrid>
      <Field name="background" label={text.background} rules={colour}>
        <ColourInput pickLabel={text.colour(text.background)} />
      </Field>
      <Field
        name="font"
        label={text.font}
        dependsOn={['background']}
        extra={isReadable && text.contrast(ratioText(ratio))}
        error={isKnown && !isReadable ? text.contrastWrong(ratioText(ratio)) : undefined}
        rules={[...colour, { check: readable }]}
      >
        <ColourInput pickLabel={text.colour(text.font)} />
      </Field>
    </FieldGrid>
  );
}

/** `14,8`; rounded down, so that 4,49 is never shown as 4,5. */
function ratioText(ratio: number): string {
  return formatPercent(Math.floor(ratio * 10) / 10).replace(/\s?%/, '');
}
