/** Theme, and which mails and notifications one receives. */
import { useId } from 'react';
import type { Profile } from '#api/users/profile/contract.ts';
import { bellKinds, mailKinds } from '#core/product/mail-kind.ts';
import { useSession } from '../../../data/session/session.ts';
import { chooseTheme } from '../../../data/users/own-user.ts';
import { useNoticePreference, useProfile } from '../../../data/users/profile.ts';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { Lines, Offer, Row } from '../../../ui/layout/Layout.tsx';
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
        {profile && <Notices {...profile.attributes} />}
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

type Kind = (typeof mailKinds | typeof bellKinds)[number];
const kinds: readonly Kind[] = [...new Set<Kind>([...mailKinds, ...bellKinds])];

function Notices({ mails, bells }: Pick<Profile['attributes'], 'mails' | 'bells'>) {
  const id = useId();
  const change = useNoticePreference();
  const isBell = (kind: Kind): kind is keyof typeof bells => kind in bells;
  const isMail = (kind: Kind): kind is keyof typeof mails => kind in mails;
  const isPending = (way: 'mails' | 'bells', kind: Kind) =>
    change.isPending && Object.hasOwn(change.variables[way] ?? {}, kind);
  return (
    <Lines>
      {kinds.map((kind) => (
        <Offer as="li" key={kind}>
          <div>
            <b id={`${id}-${kind}`}>{text.kinds[kind].name}</b>
            <Second>{text.kinds[kind].note}</Second>
          </div>
          <Row gap={16}>
            {isBell(kind) && (
              <Way
                name={text.inBell}
                labelledBy={`${id}-${kind}`}
                checked={bells[kind]}
                loading={isPending('bells', kind)}
                onChange={(wanted) => change.mutate({ bells: { [kind]: wanted } })}
              />
            )}
            {isMail(kind) && (
              <Way
                name={text.byMail}
                labelledBy={`${id}-${kind}`}
                checked={mails[kind]}
                loading={isPending('mails', kind)}
                onChange={(wanted) => change.mutate({ mails: { [kind]: wanted } })}
              />
            )}
          </Row>
        </Offer>
      ))}
      <li>
        <p className="mut small">{text.always}</p>
      </li>
    </Lines>
  );
}

interface WayProps {
  name: string;
  /** Id of the kind's name. */
  labelledBy: string;
  checked: boolean;
  loading: boolean;
  onChange: (wanted: boolean) => void;
}

/** A way in which a kind is told, on or off. */
function Way({ name, labelledBy, ...state }: WayProps) {
  const id = useId();
  return (
    <Row as="span" gap={8}>
      <Text tone="muted" size="small" id={id}>
        {name}
      </Text>
      <Switch {...state} aria-labelledby={`${labelledBy} ${id}`} />
    </Row>
  );
}
