import { useCreateCourseSession } from '../../../../generated/api/course/course'
import type { CourseItem, CourseSessionInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

const NEW = { seats: 10, minimum: 3, language: 'es' }

/** A date more, or other seats of the one that begins at the same moment. */
export function DateDialog({ course, onClose }: { course: CourseItem; onClose: () => void }) {
  const { t } = useTranslation('operator')
  const { busy, errors, failed, write } = useWrite(useCreateCourseSession, {
    done: t('date.added'),
    reads: ['course', 'operator'],
    say: useErrorText(),
    onDone: onClose,
  })
  return (
    <Dialog title={t('date.add')} width="sm" busy={busy} onClose={onClose}>
      <SchemaForm
        name="CourseSessionInput"
        formId="course-date"
        value={NEW}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(given) =>
          void write({ id: course.id, data: given as unknown as CourseSessionInput })
        }
      >
        <p className="muted">{t('date.help')}</p>
        <FormFoot
          problem={failed}
          back={t('back')}
          send={t('date.add')}
          busy={busy && t('sending')}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
