import { Link } from 'react-router-dom'
import type { RoomCount } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count as written } from '../../../lib/format'
import type { Role } from '../../../lib/session'
import { Tooltip } from '../../../ui/workspace/kit/tooltip'
import { addressOf } from '../navigation'
import type { DeskItem } from '../room'
import { RoomNumber, useCountWords } from '../room-count'

interface RailRowProps {
  item: DeskItem
  role: Role | ''
  count: RoomCount | undefined
  isCurrent: boolean
  isNarrow: boolean
}

/** One room: picture, name, number. Folded, its name and what the number says are a tooltip. */
export function RailRow({ item, role, count, isCurrent, isNarrow }: RailRowProps) {
  const { t } = useTranslation(['shell', 'desk'])
  const words = useCountWords()(count)
  const name = t(`shell:${item.words}`)
  const looks = role !== '' && item.looks?.includes(role)
  const says = count && count.kind !== 'plain' ? `, ${written(count.count)} ${words}` : ''
  const Icon = item.icon
  return (
    <Tooltip words={isNarrow ? name + says : null}>
      <Link
        className="rail-item"
        to={addressOf(item)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon className="icon" aria-hidden="true" />
        <span className="rail-name">{name} </span>
        {looks ? <small>{t('desk:readOnly')}</small> : <RoomNumber count={count} />}
      </Link>
    </Tooltip>
  )
}
