/** Support widget of the seed: contacts from the configuration, for users who are not administrators. */
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { useConfiguration } from '../../data/configuration.ts';
import { isAdmin } from '../../data/session/session.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { shellText } from '../text.es.ts';

interface Contact {
  icon: LucideIcon;
  /** What is read beside the icon. */
  shown: string;
  /** The whole of it, for a narrow menu and for whoever listens. */
  name: string;
  to: string;
}

function useContacts(): Contact[] {
  const { whatsApp, phone, email } = useConfiguration().support;
  if (isAdmin()) return [];
  const all: Contact[] = [
    { icon: MessageCircle, shown: shellText.supportWhatsApp, name: shellText.supportWhatsApp, to: whatsApp },
    {
      icon: Phone,
      shown: phone,
      name: shellText.supportPhone(phone),
      to: phone && `tel:${phone.replace(/[^\d+]/g, '')}`,
    },
    { icon: Mail, shown: email, name: shellText.supportEmail(email), to: email && `mailto:${email}` },
  ];
  return all.filter(({ to }) => to !== '');
}

/** Whether there is anything to show: a footer for it is drawn only then. */
export function useOffersSupport(): boolean {
  return useContacts().length > 0;
}

/** Nothing without contacts. `narrow`: icons only. */
export function SupportLinks({ narrow = false }: { narrow?: boolean }) {
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Stack as="ul" gap={4} aria-label={shellText.support}>
      {contacts.map(({ icon, shown, name, to }) => (
        <li key={to}>
          <a
            href={to}
            title={narrow ? name : undefined}
            aria-label={name}
            {...(to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            <Row as="span" gap={8}>
              <Icon of={icon} />
              {!narrow && <span>{shown}</span>}
            </Row>
          </a>
        </li>
      ))}
    </Stack>
  );
}
