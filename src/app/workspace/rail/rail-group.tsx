import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { count as written } from '../../../lib/format'
import { Pressable } from '../../../ui/kit/bare/pressable'
import type { GroupName } from '../room'
import { foldGroup } from './rail-state'

interface RailGroupProps {
  name: GroupName
  isFolded: boolean
  /** What waits in it, told while it is folded. */
  waiting: number
  children: ReactNode
}

/** Rooms under a name that folds them. */
export function RailGroup({ name, isFolded, waiting, children }: RailGroupProps) {
  const { t } = useTranslation('desk')
  const id = useId()
  return (
    <div className={isFolded ? 'rail-group is-folded' : 'rail-group'}>
      <Pressable
        className="rail-group-name"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => foldGroup(name)}
      >
        <span>{t(`group.${name}`)} </span>
        {isFolded && waiting > 0 ? (
          <>
            <em className="num room-count hot">{written(waiting)}</em>
            <span className="spoken">{t('waiting', { count: waiting })}</span>
          </>
        ) : null}
        <ChevronDown className="icon" aria-hidden="true" />
      </Pressable>
      <div className="rail-rooms" id={id}>
        {children}
      </div>
    </div>
  )
}
