import { Icon } from '../../parts/icon'
import { Brand, entries, Languages, Menu } from '../../parts/menu'
import { dialled, spokenNumber, useReach } from '../../parts/reach'
import { whatsappAddress } from '../../../lib/phone'
import { useSite } from '../../site'

/** Two rows: how to call and write first, then the name and the menu. */
export function Header() {
  const site = useSite()
  const { phone, whatsapp } = useReach()
  return (
    <header>
      <div className="first-row brief">
        <div className="wide">
          {phone && (
            <a href={dialled(phone)}>
              <Icon name="phone" />
              {spokenNumber(phone)}
            </a>
          )}
          {whatsapp && (
            <a href={whatsappAddress(whatsapp)}>
              <Icon name="chat" />
              WhatsApp
            </a>
          )}
          <Languages />
        </div>
      </div>
      <div className="wide second-row">
        <Brand className="brand" />
        <Menu of={entries(site)} label={site.t('menu.main')} />
      </div>
    </header>
  )
}
