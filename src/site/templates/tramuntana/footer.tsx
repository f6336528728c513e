import { Brand, Entries, footLinks, LegalLinks } from '../../parts/menu'
import { Reach } from '../../parts/reach'
import { Prose } from '../../parts/text'
import { useSite } from '../../site'

/** All in the middle, under the name. */
export function Footer() {
  const site = useSite()
  return (
    <footer className="footer">
      <Brand className="name" />
      <Reach />
      <Prose of={site.doc.footer.text} className="foot-text" />
      <div className="foot-links">
        <Entries of={footLinks(site)} />
        <LegalLinks />
      </div>
    </footer>
  )
}
