import { useQueryClient } from '@tanstack/react-query'
import {
  getGetVisitHoursQueryKey,
  useGetVisitHours,
  useSaveVisitHours,
} from '../../../../generated/api/visit/visit'
import type { VisitHours } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { SaveFoot } from './saving'

/** The agent's hours for booked visits. */
export default function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('visit')
  const client = useQueryClient()
  const { data, isError, error, refetch } = useGetVisitHours({ request: { silent: true } })
  const { busy, errors, failed, write } = useWrite(useSaveVisitHours, {
    done: t('hours.saved'),
    say: useErrorText(),
    onDone: (saved) => {
      client.setQueryData(getGetVisitHoursQueryKey(), saved)
      onClose()
    },
  })
  return (
    <Dialog title={t('hours.title')} busy={busy} onClose={onClose} className="vs-dlg">
      <p className="muted">{t('hours.help')}</p>
      {isError ? (
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      ) : data ? (
        <SchemaForm
          name="VisitHours"
          formId="visit-hours"
          value={data}
          serverErrors={errors}
          onSubmit={(hours) => void write({ data: hours as unknown as VisitHours })}
        >
          <SaveFoot busy={busy} failed={failed} onClose={onClose} />
        </SchemaForm>
      ) : (
        <SkeletonRows rows={6} label={t('loading')} />
      )}
    </Dialog>
  )
}
