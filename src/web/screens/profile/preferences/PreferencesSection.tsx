/** Theme and e-mail preferences. */
import { useId } from 'react';
import type { Profile } from '#api/users/profile/contract.ts';
import { mailKinds } from '#core/product/mail-kind.ts';
import { useSession } from '../../../data/session/session.ts';
import { chooseTheme } from '../../../data/users/own-user.ts';
import { useMailPreference, useProfile } from '../../../data/users/profile.ts';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { Lines, Offer } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { preferencesText as text } from './text.es.ts';

const themeOptions = (['claro', 'oscuro', 'sistema'] as const).map((value) => ({ value, label: text.themes[value] }));

export function PreferencesSection() {
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <ThemePanel />
      <Panel title={text.mails} flush>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        {!profile && !error && <SkeletonRows rows={2} columns="3fr 1fr" height={60} />}
        {profile && <Mails mails={profile.attributes.mails} />}
      </Panel>
    </>
  );
}

function ThemePanel() {
  const theme = useSession((state) => state.user?.attributes.theme ?? 'sistema');
  return (
    <Panel title={text.theme}>
      <Radios
        look="list"
        aria-label={text.theme}
        options={themeOptions}
        value={theme}
        onChange={(chosen) => void chooseTheme(chosen)}
      />
      <Text as="p" tone="muted" size="small" above={8}>
        {text.themeNote}
      </Text>
    </Panel>
  );
}

function Mails({ mails }: { mails: Profile['attributes']['mails'] }) {
  const id = useId();
  const change = useMailPreference();
  return (
    <Lines>
      {mailKinds.map((kind) => (
        <Offer as="li" key={kind}>
          <div id={`${id}-${kind}`}>
            <b>{text.mailKinds[kind].name}</b>
            <Second>{text.mailKinds[kind].note}</Second>
          </div>
          <Switch
            checked={mails[kind]}
            loading={change.isPending && change.variables[kind] !== undefined}
            aria-labelledby={`${id}-${kind}`}
            onChange={(wanted) => change.mutate({ [kind]: wanted })}
          />
        </Offer>
      ))}
      <li>
        <p className="mut small">{text.always}</p>
      </li>
    </Lines>
  );
}
