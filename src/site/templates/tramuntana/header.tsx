import { Brand, Entries, entries, Languages } from '../../parts/menu'
import { useSite } from '../../site'

/** The name in the middle, between two halves of the menu. */
export function Header() {
  const site = useSite()
  const all = entries(site)
  const half = Math.ceil(all.length / 2)
  return (
    <header className="header">
      <nav aria-label={site.t('menu.main')}>
        <Entries of={all.slice(0, half)} />
      </nav>
      <Brand className="name" />
      <nav aria-label={site.t('menu.more')}>
        <Entries of={all.slice(half)} />
        <Languages />
      </nav>
    </header>
  )
}
