import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
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
  return (
    <FormDialog
      title={t('record.duplicateTitle')}
      width="xs"
      cancel={t('record.cancel')}
      send={t('record.duplicate')}
      busy={busy && t('wizard.saving')}
      onClose={onClose}
      onSend={() => void write({ id: property.id, data: { photos } })}
    >
      <p className="status-words">{t('record.duplicateYes')}</p>
      <p className="status-words">{t('record.duplicateNo')}</p>
      {property.media.length > 0 ? (
        <CheckboxField
          label={t('record.duplicatePhotos')}
          checked={photos}
          onChange={(event) => setPhotos(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  )
}
