import { CalendarX } from 'lucide-react'
import { useListCourseSessions } from '../../../../generated/api/course/course'
import { useTranslation } from '../../../i18n'
import { ListStates } from '../list-states'
import { DateRow } from './date-row'

/** Dates of a course, the newest first. */
export function DateList({ courseId }: { courseId: string }) {
  const { t } = useTranslation('operator')
  const read = useListCourseSessions(courseId, { request: { silent: true } })
  const items = read.data?.items ?? []
  return (
    <>
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={CalendarX}
        none={t('date.none')}
        noneText={t('date.noneText')}
      />
      <ul className="operator-list">
        {items.map((one) => (
          <DateRow key={one.session.id} courseId={courseId} date={one} />
        ))}
      </ul>
    </>
  )
}
