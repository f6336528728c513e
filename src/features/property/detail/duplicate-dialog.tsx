import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  getListPropertiesQueryKey,
  useDuplicateProperty,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import '../parts/status-dialog.css'

/** Says what a copy has and has not, makes it, and opens it to be written on. */
export default function DuplicateDialog({
  property,
  onClose,
}: {
  property: Property
  onClose: () => void
}) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [photos, setPhotos] = useState(false)
  const { busy, write } = useWrite(useDuplicateProperty, {
    done: ({ ref }) => t('record.duplicated', { ref }),
    explain: firstSentenceOf,
    onDone: ({ id }) => {
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      return navigate(href('auth-cartera-inmueble-editar-id', { id }))
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void write({ id: property.id, data: { photos } })
  }
  return (
    <Dialog title={t('record.duplicateTitle')} width="xs" busy={busy} onClose={onClose}>
      {/* Not a schema form: one switch. */}
      <form onSubmit={send}>
        <p className="status-words">{t('record.duplicateYes')}</p>
        <p className="status-words">{t('record.duplicateNo')}</p>
        {property.media.length > 0 ? (
          <CheckboxField
            label={t('record.duplicatePhotos')}
            checked={photos}
            onChange={(event) => setPhotos(event.target.checked)}
          />
        ) : null}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('record.duplicate')}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  )
}
