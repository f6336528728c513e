import { FileUp, HousePlus, PenLine, Truck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { MOVE_SIDE } from '../../../slots/move-side'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** How homes come in: by hand, from a file, from another program. A STAFF enters theirs by hand. */
export function Ways({ draft }: { draft: string | null }) {
  const { t } = useTranslation('dashboard')
  const { profile } = useSession()
  const ways = [
    {
      key: draft === null ? 'create' : 'goOn',
      Icon: draft === null ? HousePlus : PenLine,
      to: href('auth-cartera-inmueble-editar-id', { id: draft ?? 'nueva' }),
    },
    ...(profile.role === 'ADMIN'
      ? [
          { key: 'file', Icon: FileUp, to: href('auth-integrations', {}, SOURCES_SIDE) },
          { key: 'move', Icon: Truck, to: href('auth-integrations', {}, MOVE_SIDE) },
        ]
      : []),
  ]
  return (
    <div className="first-ways">
      {ways.map(({ key, Icon, to }, index) => (
        <div key={key} className="first-way">
          <Icon className="icon" aria-hidden="true" />
          <b>{t(`start.way.${key}`)}</b>
          <p>{t(`start.way.${key}Text`)}</p>
          <Link className={buttonClass(index === 0 ? { variant: 'main' } : {})} to={to}>
            {t(`start.way.${key}Act`)}
          </Link>
        </div>
      ))}
    </div>
  )
}
