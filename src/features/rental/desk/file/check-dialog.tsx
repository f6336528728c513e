import { useState } from 'react'
import { useSaveRentalCheck } from '../../../../../generated/api/rental/rental'
import { RentalOutcome, type Rental, type RentalCheck } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { FormDialog } from '../../../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../../../ui/workspace/kit/text-area-field'
import { useKept } from '../kept'

// By hand: the documents to choose from are the file's own, and a note is asked only of a waiver.
/** What came of a check, the document that shows it, and a note. */
export function CheckDialog({
  file,
  check,
  onClose,
}: {
  file: Rental
  check: RentalCheck
  onClose: () => void
}) {
  const { t } = useTranslation('rental')
  const [outcome, setOutcome] = useState<RentalOutcome>(
    check.outcome === 'unknown' ? 'met' : check.outcome,
  )
  const [documentId, setDocumentId] = useState(check.documentId ?? '')
  const [note, setNote] = useState(check.note ?? '')
  const { keep, onRefused } = useKept(file.id)
  const { busy, errors, write } = useWrite(useSaveRentalCheck, {
    onDone: (saved) => {
      onClose()
      keep(saved)
    },
    onRefused,
  })
  const send = () =>
    void write({
      id: file.id,
      rule: check.rule,
      data: { outcome, documentId: documentId || null, note: note.trim() || null },
    })
  return (
    <FormDialog
      title={t(`enums.check.${check.rule}`)}
      width="xs"
      cancel={t('desk.cancel')}
      send={t('desk.save')}
      busy={busy && t('desk.saving')}
      disabled={outcome === 'waived' && note.trim() === ''}
      onClose={onClose}
      onSend={send}
    >
      {check.text && <p className="field-help">{check.text}</p>}
      <SelectField
        label={t('desk.outcome')}
        error={errors?.['outcome']}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as RentalOutcome)}
      >
        {Object.values(RentalOutcome).map((one) => (
          <option key={one} value={one}>
            {t(`enums.outcome.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk.evidence')}
        error={errors?.['documentId']}
        value={documentId}
        onChange={(event) => setDocumentId(event.target.value)}
      >
        <option value="">{t('desk.noEvidence')}</option>
        {file.documents.map((one) => (
          <option key={one.id} value={one.id}>
            {t(`enums.document.${one.type}`)}: {one.filename}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('desk.checkNote')}
        help={t(outcome === 'waived' ? 'desk.waivedHelp' : 'desk.checkNoteHelp')}
        error={errors?.['note']}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
