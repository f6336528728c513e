import { Brand, Entries, footLinks, LegalLinks } from '../../parts/menu'
import { Prose } from '../../parts/text'
import { dialled, spokenNumber, useReach } from '../../parts/reach'
import { useSite } from '../../site'

/** One quiet line. */
export function Footer() {
  const site = useSite()
  const { phone, email } = useReach()
  return (
    <footer className="footer gutter">
      <Brand className="name" />
      <Prose of={site.doc.footer.text} />
      <div className="foot-links">
        {phone && <a href={dialled(phone)}>{spokenNumber(phone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <Entries of={footLinks(site)} />
        <LegalLinks />
      </div>
    </footer>
  )
}
