import { Entries, footLinks, LegalLinks } from '../../parts/menu'
import { dialled, spokenNumber, useReach } from '../../parts/reach'
import { Prose } from '../../parts/text'
import { useSite } from '../../site'

/** The phone from edge to edge. */
export function Footer() {
  const site = useSite()
  const { phone, email, address } = useReach()
  return (
    <footer className="footer">
      <div className="wide">
        {phone && (
          <a className="huge" href={dialled(phone)}>
            {spokenNumber(phone)}
          </a>
        )}
        <Prose of={site.doc.footer.text} />
        <div className="foot-links">
          {address && <span>{address}</span>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          <Entries of={footLinks(site)} />
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}
