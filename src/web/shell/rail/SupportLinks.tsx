/** Support contacts from the configuration, for users who are not administrators. */
import { supportContact } from '../../data/configuration.ts';
import { isAdmin } from '../../data/session/session.ts';
import { shellText } from '../text.es.ts';

const { whatsApp, phone, email } = supportContact;

export function offersSupport(): boolean {
  return !isAdmin() && Boolean(whatsApp || phone || email);
}

export function SupportLinks() {
  return (
    <ul aria-label={shellText.support}>
      {whatsApp && (
        <li>
          <a href={whatsApp} target="_blank" rel="noreferrer">
            {shellText.supportWhatsApp}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}
