import Dialog from '@mui/material/Dialog'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Media, MediaItemPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { Button } from '../../../ui/workspace/kit/button'

interface PhotoDialogProps {
  media: Media
  onClose: () => void
  onSave: (patch: MediaItemPatch) => Promise<void>
}

/** What a picture shows, what it is, who sees it and its caption in languages. */
export default function PhotoDialog({ media, onClose, onSave }: PhotoDialogProps) {
  const { t } = useTranslation('property')
  const [saving, setSaving] = useState(false)
  const { label, kind, visibility, caption } = media
  const save = async (value: Partial<MediaItemPatch>) => {
    setSaving(true)
    try {
      await onSave({
        kind,
        visibility,
        ...value,
        id: media.id,
        label: value.label ?? null,
        caption: value.caption ?? {},
      })
      onClose()
    } catch {
      // The message bar has said why; what was typed stays.
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="photo-dialog-title"
      slotProps={{ paper: { className: 'dg-p' } }}
    >
      <h2 id="photo-dialog-title">{t('media.dialog')}</h2>
      <SchemaForm
        name="MediaMeta"
        formId="mediaMeta"
        value={{ label, kind, visibility, caption }}
        disabled={saving}
        onSubmit={(value) => void save(value)}
      >
        <div className="dg-e">
          <Button onClick={onClose}>{t('media.cancel')}</Button>
          <Button type="submit" variant="main" disabled={saving}>
            {t('media.save')}
          </Button>
        </div>
      </SchemaForm>
    </Dialog>
  )
}
