import {
  Circle,
  CircleCheck,
  CircleHelp,
  CirclePlay,
  Clapperboard,
  FileText,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { EnrolmentDetail, EnrolmentLesson, LessonKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { duration } from '../../../lib/duration'
import { localized } from '../../../lib/localized'
import { Panel } from '../../../ui/panel'
import { Progress } from '../../../ui/workspace/kit/progress'
import { lessonSearch } from './lesson-address'

const KINDS: Record<LessonKind, LucideIcon> = {
  text: Circle,
  video: Clapperboard,
  file: FileText,
  quiz: CircleHelp,
  live: Circle,
}

function Sign({ lesson, isHere }: { lesson: EnrolmentLesson; isHere: boolean }) {
  const Icon = lesson.done ? CircleCheck : isHere ? CirclePlay : (KINDS[lesson.kind] ?? Circle)
  return <Icon className={`icon ${lesson.done ? 'is-done' : ''}`} aria-hidden="true" />
}

/** Parts and lessons with how far one is; the one that is shown stands out. */
export function Outline({ enrolment, here }: { enrolment: EnrolmentDetail; here: string }) {
  const { t, i18n } = useTranslation('enrolment')
  const { lessons, lessonsDone, provedMinutes, minutes, modules } = enrolment
  const say = (value: number): string => duration(value, i18n.language)
  return (
    <Panel
      title={t('outline')}
      note={t('lessonsDone', { done: lessonsDone, count: lessons })}
      flush
    >
      <div className="enrolment-share">
        <Progress label={t('outline')} share={lessons ? lessonsDone / lessons : 0} />
        <p className="enrolment-quiet num">
          {t('proved', { proved: say(provedMinutes), of: say(minutes) })}
        </p>
      </div>
      <ol className="enrolment-outline">
        {modules.map(({ title, lessons: of }, at) => (
          <li key={localized(title, 'es')}>
            <h3>
              {at + 1}. {localized(title, i18n.language)}
            </h3>
            <ul>
              {of.map((lesson) => (
                <li key={lesson.id}>
                  <Link
                    to={{ search: lessonSearch(lesson.id) }}
                    aria-current={lesson.id === here ? 'step' : undefined}
                  >
                    <Sign lesson={lesson} isHere={lesson.id === here} />
                    <span>
                      {localized(lesson.title, i18n.language)}
                      {lesson.done && <span className="spoken"> · {t('done')}</span>}
                    </span>
                    <small className="num">
                      {lesson.quiz?.best === null || !lesson.quiz
                        ? say(lesson.minutes)
                        : `${lesson.quiz.best} %`}
                    </small>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
