import { Icon } from '../../parts/icon'
import { Brand, entries, Languages, Menu } from '../../parts/menu'
import { dialled, spokenNumber, useReach } from '../../parts/reach'
import { useSite } from '../../site'

/** One bar: mark, menu, languages, and the phone as a pill. */
export function Header() {
  const site = useSite()
  const { phone } = useReach()
  return (
    <header className="wide bar brief">
      <Brand className="brand" />
      <Menu of={entries(site)} label={site.t('menu.main')} />
      <div className="end">
        <Languages />
        {phone && (
          <a
            className="phone"
            href={dialled(phone)}
            aria-label={site.t('menu.call', { phone: spokenNumber(phone) })}
          >
            <Icon name="phone" />
            <span>{spokenNumber(phone)}</span>
          </a>
        )}
      </div>
    </header>
  )
}
