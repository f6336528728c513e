import { Brand, Entries, entries, footLinks, Languages, LegalLinks } from '../../parts/menu'
import { Reach } from '../../parts/reach'
import { Prose } from '../../parts/text'
import { useSite } from '../../site'

/** Four columns: who, where to, how to reach us, the law. */
export function Footer() {
  const site = useSite()
  const { t, doc } = site
  return (
    <footer className="wide footer">
      <div>
        <Brand className="brand" />
        <Prose of={doc.footer.text} />
        <Prose of={doc.contact.hours} />
      </div>
      <div>
        <h2>{t('menu.main')}</h2>
        <Entries of={entries(site)} />
      </div>
      <div>
        <h2>{t('menu.contact')}</h2>
        <Reach />
        <Languages />
      </div>
      <div>
        <h2>{t('menu.legal')}</h2>
        <LegalLinks />
        <Entries of={footLinks(site)} />
      </div>
    </footer>
  )
}
