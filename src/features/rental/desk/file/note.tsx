import { useState } from 'react'
import { useUpdateRental } from '../../../../../generated/api/rental/rental'
import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { useWrite } from '../../../../lib/write'
import { Panel } from '../../../../ui/panel'
import { TextAreaField } from '../../../../ui/workspace/kit/text-area-field'
import { useKept } from '../kept'
import { Erase } from './erase'

/** The programme's own note, saved when one leaves the field; and how long the file is kept. */
export function Note({ file, onErased }: { file: Rental; onErased: () => void }) {
  const { t } = useTranslation('rental')
  const [text, setText] = useState(file.note ?? '')
  const { keep, onRefused } = useKept(file.id)
  const { write } = useWrite(useUpdateRental, { onDone: keep, onRefused })
  const save = () => {
    const note = text.trim() || null
    if (note !== file.note) void write({ id: file.id, data: { version: file.version, note } })
  }
  return (
    <Panel title={t('desk.note')}>
      <div className="rental-detail">
        <TextAreaField
          label={t('desk.noteLabel')}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
        />
        <p className="ui-muted">
          {t('desk.kept', { consent: date(file.consentAt), erase: date(file.eraseOn) })}
        </p>
        <Erase file={file} onErased={onErased} />
      </div>
    </Panel>
  )
}
