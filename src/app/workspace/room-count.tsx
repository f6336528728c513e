import type { RoomCount } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count as written } from '../../lib/format'
import { useSession } from '../../lib/session'
import { isProfessional } from './navigation'

const LOOK = { plain: '', waiting: 'hot', broken: 'broken' }

/** What a number says, for who does not see its place: "sin responder". */
export function useCountWords(): (count: RoomCount | undefined) => string {
  const { t } = useTranslation('desk')
  const { role } = useSession().profile
  return (count) => {
    if (!count) return ''
    const room = count.room === 'messages' && !isProfessional(role) ? 'unread' : count.room
    return t(`count.${room}`, { count: count.count })
  }
}

/** The number beside a room, of its kind. None where nobody knows or nothing is. */
export function RoomNumber({ count }: { count: RoomCount | undefined }) {
  const words = useCountWords()(count)
  if (!count) return null
  return (
    <>
      <em className={`num room-count ${LOOK[count.kind]}`}>{written(count.count)}</em>
      <span className="spoken"> {words}</span>
    </>
  )
}
