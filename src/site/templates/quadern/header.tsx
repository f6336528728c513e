import { Brand, entries, Languages, Menu } from '../../parts/menu'
import { Reach } from '../../parts/reach'
import { useSite } from '../../site'

/** A rail at the left that stays, as the margin of a notebook. */
export function Header() {
  const site = useSite()
  return (
    <header className="rail brief">
      <Brand className="name" />
      <Menu of={entries(site)} label={site.t('menu.main')} />
      <div className="rail-foot">
        <Reach />
        <Languages />
      </div>
    </header>
  )
}
