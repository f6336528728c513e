import { Link } from 'react-router-dom'
import type { RoomCount } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count as written } from '../../../lib/format'
import { Tooltip } from '../../../ui/workspace/kit/tooltip'
import { addressOf } from '../navigation'
import type { DeskItem } from '../room'
import { useCountWords } from '../room-count'
import { RoomFace } from './room-face'

interface RailRowProps {
  item: DeskItem
  looks: boolean
  count: RoomCount | undefined
  isCurrent: boolean
  isNarrow: boolean
}

/** One room: picture, name, number. Folded, its name and what the number says are a tooltip. */
export function RailRow({ item, looks, count, isCurrent, isNarrow }: RailRowProps) {
  const { t } = useTranslation('shell')
  const words = useCountWords()(count)
  const name = t(item.words)
  const says = count && count.kind !== 'plain' ? `, ${written(count.count)} ${words}` : ''
  return (
    <Tooltip words={isNarrow ? name + says : null}>
      <Link
        className="rail-item"
        to={addressOf(item)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <RoomFace item={item} looks={looks} count={count} />
      </Link>
    </Tooltip>
  )
}
