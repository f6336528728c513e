import { Entries, footLinks, LegalLinks } from '../../parts/menu'
import { Prose } from '../../parts/text'
import { useSite } from '../../site'

/** The last line of the page. */
export function Footer() {
  const site = useSite()
  return (
    <footer className="footer wide">
      <LegalLinks />
      <Entries of={footLinks(site)} />
      <Prose of={site.doc.footer.text} />
    </footer>
  )
}
