import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Lead } from '../../../../generated/model'
import { useLeadActions } from './use-lead-actions'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'

/** A note for colleagues; saved when one leaves the field. */
export function NoteField({ lead }: { lead: Lead }) {
  const { t } = useTranslation('lead')
  const { note } = useLeadActions()
  const [text, setText] = useState(lead.note ?? '')
  const leave = () => text.trim() !== (lead.note ?? '') && void note(lead, text)
  return (
    <TextAreaField
      label={t('detail.note')}
      rows={2}
      maxLength={4000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
    />
  )
}
