import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  duplicateProperty,
  getListPropertiesQueryKey,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { setMessage } from '../../../lib/message'
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
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { id, ref } = await duplicateProperty(property.id, { photos }, { quiet: true })
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      setMessage('SUCCESS', t('record.duplicated', { ref }))
      await navigate(href('auth-cartera-inmueble-editar-id', { id }))
    } catch {
      // The message bar has said why.
      setBusy(false)
    }
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
      <form onSubmit={(event) => void send(event)}>
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
