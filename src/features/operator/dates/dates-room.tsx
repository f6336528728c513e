import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { useListCourses } from '../../../../generated/api/course/course'
import type { CourseItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { localized } from '../../../lib/localized'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { ListStates } from '../list-states'
import { DateDialog } from './date-dialog'
import { DateList } from './date-list'

function CourseDates({ course }: { course: CourseItem }) {
  const { t, i18n } = useTranslation('operator')
  const [isOpen, open] = useState(false)
  return (
    <Panel
      title={localized(course.title, i18n.language)}
      action={<Button onClick={() => open(true)}>{t('date.add')}</Button>}
      flush
    >
      <DateList courseId={course.id} />
      {isOpen && <DateDialog course={course} onClose={() => open(false)} />}
    </Panel>
  )
}

/** Group courses on offer with their dates. */
export default function DatesRoom() {
  const { t } = useTranslation('operator')
  const read = useListCourses({ kind: 'group' }, { request: { silent: true } })
  const items = read.data?.items ?? []
  return (
    <div className="operator-stack">
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={GraduationCap}
        none={t('date.noCourse')}
        noneText={t('date.noCourseText')}
      />
      {items.map((course) => (
        <CourseDates key={course.id} course={course} />
      ))}
    </div>
  )
}
