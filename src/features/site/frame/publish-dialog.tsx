import { useState } from 'react'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { ChangeList } from '../overview/change-list'

/** SitePublishInput.note */
const LONGEST = 140
const SHOWN = 20

/** What strangers will read from now on, in words, and a place for why. */
export function PublishDialog({
  site,
  busy,
  problem,
  onClose,
  onPublish,
}: {
  site: Site
  busy: string | boolean
  problem: string | null
  onClose: () => void
  onPublish: (note: string) => void
}) {
  const { t } = useTranslation('site')
  const [note, setNote] = useState('')
  return (
    <FormDialog
      title={t('publish.title')}
      cancel={t('cancel')}
      send={t('publish.send')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSend={() => onPublish(note.trim())}
    >
      <p className="muted">{t('publish.text', { n: (site.published?.number ?? 0) + 1 })}</p>
      <ChangeList changes={site.changes} most={SHOWN} />
      <TextField
        label={t('publish.note')}
        help={t('publish.noteHelp')}
        maxLength={LONGEST}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
