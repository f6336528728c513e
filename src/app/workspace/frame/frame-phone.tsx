import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { addressOf, keyOf, phoneDeskFor } from '../navigation'
import type { FrameProps } from './frame-props'

/** The bar at the foot of a phone before its code. */
export function FramePhone({ role, current }: FrameProps) {
  const { t } = useTranslation('shell')
  const { bar, more } = phoneDeskFor(role)
  return (
    <nav className="bnav" aria-label={t('header.main')}>
      {bar.map((item) => (
        <a
          key={keyOf(item)}
          href={addressOf(item)}
          aria-current={item === current ? 'page' : undefined}
        >
          <item.icon className="icon" aria-hidden="true" />
          <span>{t(item.words)} </span>
        </a>
      ))}
      {more.length > 0 ? (
        <span
          aria-hidden="true"
          aria-current={current && more.includes(current) ? 'true' : undefined}
        >
          <MenuIcon className="icon" />
          <span>{t('desk.more')}</span>
        </span>
      ) : null}
    </nav>
  )
}
