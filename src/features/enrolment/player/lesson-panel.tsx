import { Check, FileText } from 'lucide-react'
import { useReadLesson, useGetLesson } from '../../../../generated/api/enrolment/enrolment'
import type { EnrolmentDetail, EnrolmentLesson, LessonKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { sizeOf } from '../../../lib/bytes'
import { localized } from '../../../lib/localized'
import { tellFailure } from '../../../lib/tell-failure'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { LessonText } from './lesson-text'
import { LessonVideo } from './lesson-video'
import { Quiz } from './quiz'
import { useBeat } from './use-beat'

/** Kinds that are done when somebody says so. */
const HAS_END: ReadonlySet<LessonKind> = new Set<LessonKind>(['text', 'video', 'file'])

/** A lesson: its text, video or document and a button that says it was read, or its quiz. */
export function LessonPanel({
  enrolment,
  lesson,
  onNext,
}: {
  enrolment: EnrolmentDetail
  lesson: EnrolmentLesson
  /** Leads on; null from where nothing is left to do. */
  onNext: (() => void) | null
}) {
  const { t, i18n } = useTranslation('enrolment')
  const { id } = enrolment
  const { data, error, refetch } = useGetLesson(id, lesson.id, { request: { silent: true } })
  const time = useBeat(id, lesson.id)
  const { busy, write } = useWrite(useReadLesson, {
    done: (reply) => t(reply.completedAt && !enrolment.completedAt ? 'finished' : 'noted'),
    reads: ['enrolment', 'training'],
    onDone: () => onNext?.(),
  })
  const again = async () => {
    const read = await refetch()
    if (read.error) tellFailure(read.error)
    return !read.error
  }
  const { completedAt, lessons, lessonsDone } = enrolment
  // All is done and nothing certified: the server could not read all of the course by then.
  const isOpen = lesson.done && completedAt === null && lessonsDone === lessons
  const isNoted = lesson.done && !isOpen
  const title = localized(lesson.title, i18n.language)
  return (
    <Panel
      title={title}
      note={t('timeHere', { count: time?.lessonMinutes ?? lesson.provedMinutes })}
    >
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} label={t('loading')} />}
      {data && HAS_END.has(data.kind) && (
        <div className="enrolment-text">
          {data.body && <LessonText text={localized(data.body, i18n.language)} />}
          {data.video && (
            <LessonVideo
              name={`${id}.${lesson.id}`}
              video={data.video}
              label={title}
              onGone={async () => (await refetch()).data?.video?.path}
            />
          )}
          {data.file && (
            <p>
              <a className={buttonClass({})} href={data.file.path} target="_blank" rel="noreferrer">
                <FileText className="icon" aria-hidden="true" />
                {t('openFile', { size: sizeOf(data.file.bytes) })}
              </a>
            </p>
          )}
          {(!isNoted || onNext) && (
            <div>
              <Button
                variant="main"
                busy={busy}
                onClick={() => void (isNoted ? onNext?.() : write({ id, lessonId: lesson.id }))}
              >
                <Check className="icon" aria-hidden="true" />
                {t(isOpen ? 'finish' : isNoted ? 'goNext' : data.video ? 'watched' : 'read')}
              </Button>
            </div>
          )}
        </div>
      )}
      {data?.kind === 'quiz' && <Quiz key={lesson.id} id={id} lesson={data} onAgain={again} />}
      {data?.kind === 'live' && <p>{t(lesson.done ? 'liveDone' : 'live')}</p>}
    </Panel>
  )
}
