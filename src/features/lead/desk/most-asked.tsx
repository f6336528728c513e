import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import type { Asked } from './metrics'

/**
 * Homes people ask about most, as bars; nothing below two homes, where there is nothing to compare.
 */
export function MostAsked({ homes }: { homes: Asked[] }) {
  const { t } = useTranslation('lead')
  const top = homes[0]?.count ?? 0
  if (homes.length < 2) return null
  return (
    <Panel title={t('asked.title')} note={t('asked.note')}>
      <ul className="asked num">
        {homes.map((home) => (
          <li key={home.id}>
            <Link to={href('auth-cartera-inmueble-id', { id: home.id })}>{home.title}</Link>
            <span className="asked-bar" aria-hidden="true">
              <i style={{ width: `${(home.count / top) * 100}%` }} />
            </span>
            <b>{t('asked.count', { count: home.count })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
