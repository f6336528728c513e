import { useState } from 'react'
import { useUpdateRental } from '../../../../../generated/api/rental/rental'
import type { Rental, RentalRejection, RentalState } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { FormDialog } from '../../../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../../../ui/workspace/kit/text-area-field'
import { useKept } from '../kept'
import { REJECTIONS } from '../states'

// By hand: a reason only where the file is rejected, and words; the version is the record's.
/** A step that needs words: back to the state before, or rejected with a reason. */
export function StepDialog({
  file,
  to,
  onClose,
}: {
  file: Rental
  to: RentalState
  onClose: () => void
}) {
  const { t } = useTranslation('rental')
  const [reason, setReason] = useState<RentalRejection | ''>('')
  const [words, setWords] = useState('')
  const isRejection = to === 'rejected'
  const { keep, onRefused } = useKept(file.id)
  const { busy, errors, write } = useWrite(useUpdateRental, {
    onDone: (saved) => {
      onClose()
      keep(saved)
    },
    onRefused,
  })
  const send = () =>
    void write({
      id: file.id,
      data: {
        version: file.version,
        state: to,
        words: words.trim(),
        ...(isRejection && reason ? { reason } : {}),
      },
    })
  return (
    <FormDialog
      title={t(isRejection ? 'desk.reject' : 'desk.back', { state: t(`enums.state.${to}`) })}
      width="xs"
      cancel={t('desk.cancel')}
      send={t(isRejection ? 'desk.rejectSend' : 'desk.backSend')}
      danger={isRejection}
      busy={busy && t('desk.saving')}
      disabled={words.trim() === '' || (isRejection && reason === '')}
      onClose={onClose}
      onSend={send}
    >
      {isRejection && (
        <SelectField
          label={t('desk.reason')}
          help={t('desk.reasonHelp')}
          error={errors?.['reason']}
          value={reason}
          onChange={(event) => setReason(event.target.value as RentalRejection)}
        >
          <option value="" disabled>
            {t('desk.reasonChoose')}
          </option>
          {REJECTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`enums.reason.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={t('desk.words')}
        help={t('desk.wordsHelp')}
        error={errors?.['words']}
        rows={3}
        maxLength={1000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </FormDialog>
  )
}
