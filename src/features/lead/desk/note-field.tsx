import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Lead } from '../../../../generated/model'
import { BareTextArea } from '../../../ui/kit/bare/bare-text-area'
import { useLeadActions } from './use-lead-actions'

/** A note for colleagues; saved when one leaves the field. */
export function NoteField({ lead }: { lead: Lead }) {
  const { t } = useTranslation('lead')
  const id = useId()
  const { note } = useLeadActions()
  const [text, setText] = useState(lead.note ?? '')
  const leave = () => text.trim() !== (lead.note ?? '') && void note(lead, text)
  return (
    <div className="lead-field">
      <label htmlFor={id}>{t('detail.note')}</label>
      <BareTextArea
        id={id}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
    </div>
  )
}
