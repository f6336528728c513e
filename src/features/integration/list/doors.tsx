import { FileUp, Megaphone, PackageOpen, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { MOVE_SIDE } from '../../../slots/move-side'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

function Door({
  icon: Icon,
  name,
  children,
}: {
  icon: LucideIcon
  name: 'publish' | 'bring' | 'move'
  children: ReactNode
}) {
  const { t } = useTranslation('integration')
  return (
    <li className="ui-panel channel-door">
      <Icon className="icon" aria-hidden="true" />
      <h2>{t(`door.${name}.title`)}</h2>
      <p>{t(`door.${name}.text`)}</p>
      {children}
    </li>
  )
}

/** What an agency without channels can begin with. */
export function Doors({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('integration')
  return (
    <ul className="channel-doors">
      <Door icon={Megaphone} name="publish">
        <Button variant="main" onClick={onNew}>
          {t('door.publish.act')}
        </Button>
      </Door>
      <Door icon={FileUp} name="bring">
        <Link className={buttonClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
          {t('door.bring.act')}
        </Link>
      </Door>
      <Door icon={PackageOpen} name="move">
        <Link className={buttonClass()} to={href('auth-integrations', {}, MOVE_SIDE)}>
          {t('door.move.act')}
        </Link>
      </Door>
    </ul>
  )
}
