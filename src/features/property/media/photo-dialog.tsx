import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useTranslation } from '../../../i18n'
import type { Media, MediaItemPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { inOne, useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

interface PhotoDialogProps {
  media: Media
  onClose: () => void
  onSave: (patch: MediaItemPatch) => Promise<void>
}

/** What a picture shows, what it is, who sees it and its caption in languages. */
export default function PhotoDialog({ media, onClose, onSave }: PhotoDialogProps) {
  const { t } = useTranslation('property')
  const { busy, write } = useWrite(inOne(onSave), { done: null, onDone: onClose })
  const { label, kind, visibility, caption } = media
  const save = (value: Partial<MediaItemPatch>) =>
    write({
      kind,
      visibility,
      ...value,
      id: media.id,
      label: value.label ?? null,
      caption: value.caption ?? {},
    })
  return (
    <Dialog title={t('media.dialog')} onClose={onClose} className="dg-p">
      <SchemaForm
        name="MediaMeta"
        formId="mediaMeta"
        value={{ label, kind, visibility, caption }}
        disabled={busy}
        onSubmit={(value) => void save(value)}
      >
        <DialogActs>
          <Button onClick={onClose}>{t('media.cancel')}</Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('media.save')}
          </Button>
        </DialogActs>
      </SchemaForm>
    </Dialog>
  )
}
