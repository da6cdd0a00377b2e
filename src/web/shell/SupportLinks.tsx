/** How to reach support, for users who are not administrators, when the configuration says how. */
import { supportContact } from '../data/configuration.ts';
import { isAdmin } from '../data/session.ts';
import { shellText } from './text.es.ts';

export function SupportLinks() {
  const { whatsApp, phone, email } = supportContact;
  if (isAdmin() || !(whatsApp || phone || email)) return null;
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
