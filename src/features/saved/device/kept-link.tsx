import { Heart } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { deviceHref } from '../../../lib/device-path'
import { useSession } from '../../../lib/session'

/** In the header, for who has no account: how many homes this device keeps, and the way to them. */
export default function KeptLink({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const { length } = useSession().profile.favourites
  return (
    <a className={className} href={deviceHref()} aria-label={t('heart.count', { count: length })}>
      <Heart className="icon" aria-hidden="true" />
      <span className="count-dot num" aria-hidden="true">
        {length}
      </span>
    </a>
  )
}
