import { Brand, entries, Languages, Menu } from '../../parts/menu'
import { useSite } from '../../site'

/** Lies over the picture that the page opens with. */
export function Header() {
  const site = useSite()
  const [first] = site.page.sections.filter(({ off }) => !off)
  const isOver =
    (first?.kind === 'hero' && first.picture !== undefined) ||
    (site.page.kind === 'detail' &&
      site.found.home?.kind === 'home' &&
      site.found.home.listing.photos.length > 0)
  return (
    <header className={`header brief ${isOver ? 'over' : ''}`}>
      <Brand className="name" />
      <Menu of={entries(site)} label={site.t('menu.main')} />
      <Languages />
    </header>
  )
}
