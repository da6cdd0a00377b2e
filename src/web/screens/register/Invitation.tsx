/** Accepts an invitation: inviter, account, password. */

import { Link, useNavigate } from 'react-router';
import { termsVersion } from '#core/product/terms.ts';
import { NameField } from '#web/user-fields/UserFields.tsx';
import { acceptTermsVersion } from '../../data/access/terms.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { session } from '../../data/session/session.ts';
import { useAcceptInvitation, useInvitation } from '../../data/users/invitations.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PasswordInput } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Text } from '../../ui/layout/Text.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Refused } from './Refused.tsx';
import { StepHead } from './StepHead.tsx';
import { licenseText, personText, invitationText as text } from './text.es.ts';

interface Typed {
  name: string;
  password: string;
}

/** A truncated link is a general error, not a field error. */
function whyInvalid(failure: Error): string {
  const isCut = failure instanceof ApiError && failure.word === 'request.invalid';
  return isCut ? text.invalidNext : failure.message;
}

export function Invitation({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm<Typed>();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation({
    meta: { quiet: true },
    onSuccess: async ({ data }) => {
      session.login(data.token, data.user);
      await acceptTermsVersion(termsVersion);
      void navigate(auditPath(0), { replace: true });
    },
    onError: (failure) => {
      const errors = failure instanceof ApiError ? failure.fields.map(({ message }) => message) : [];
      if (errors.length > 0) form.setErrors([{ name: 'password', errors }]);
    },
  });
  if (invitation.isPending) return <SkeletonRows rows={4} columns="1fr" height={64} />;
  if (invitation.isError)
    return (
      <div className={layout.narrow}>
        <StepHead title={text.invalid} context={whyInvalid(invitation.error)} />
        <Link to="/login">{text.goToLogin}</Link>
      </div>
    );
  const { user_name: name, user_email: email, account } = invitation.data;
  return (
    <Form<Typed>
      form={form}
      className={layout.narrow}
      initial={{ name }}
      check={[]}
      onSubmit={(typed) => accept.mutate({ token, password: typed.password, user_name: typed.name })}
    >
      <StepHead title={text.title} context={text.context(account)} />
      <Notice>{email}</Notice>
      <NameField size="large" />
      <Field
        name="password"
        label={personText.password}
        yields
        check={['change']}
        extra={personText.passwordHelp}
        rules={[{ required: true }]}
      >
        <PasswordInput size="large" autoComplete="new-password" maxLength={200} />
      </Field>
      <Text as="p" tone="muted" below={12}>
        {text.terms}{' '}
        <Link to="/terminos-condiciones" target="_blank">
          {licenseText.terms}
        </Link>
        .
      </Text>
      <Refused failure={accept.error} />
      <FormButtons atStart>
        <Button type="primary" htmlType="submit" size="large" loading={accept.isPending}>
          {text.accept}
        </Button>
      </FormButtons>
    </Form>
  );
}
