import Dialog from '@mui/material/Dialog'
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
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
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
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="duplicate-title"
      slotProps={{ paper: { className: 'st-d' } }}
    >
      <form onSubmit={send}>
        <h2 id="duplicate-title">{t('record.duplicateTitle')}</h2>
        <p className="st-p">{t('record.duplicateYes')}</p>
        <p className="st-p">{t('record.duplicateNo')}</p>
        {property.media.length > 0 ? (
          <label className="st-c">
            <Checkbox checked={photos} onChange={(event) => setPhotos(event.target.checked)} />
            {t('record.duplicatePhotos')}
          </label>
        ) : null}
        <div className="st-e">
          <Button disabled={busy} onClick={onClose}>
            {t('record.cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy}>
            {t('record.duplicate')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
