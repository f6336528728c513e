import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateMarketPublication } from '../../../../generated/api/market/market'
import { MarketCategory } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../../ui/workspace/kit/select-field'

/** Begins a publication: its category is asked first, all else on its page. A choice, no object. */
export function NewPublication({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('market')
  const navigate = useNavigate()
  const [category, setCategory] = useState<MarketCategory>('photo')
  const { busy, write } = useWrite(useCreateMarketPublication, {
    done: null,
    reads: ['market'],
    onDone: ({ id }) => {
      onClose()
      void navigate(href('auth-marketplace-publicaciones-id', { id }))
    },
  })
  return (
    <FormDialog
      title={t('publication.new')}
      width="xs"
      cancel={t('cancel')}
      send={t('publication.begin')}
      busy={busy}
      onClose={onClose}
      onSend={() => void write({ data: { category } })}
    >
      <SelectField
        label={t('publication.category')}
        value={category}
        onChange={(event) => setCategory(event.target.value as MarketCategory)}
      >
        {Object.values(MarketCategory).map((one) => (
          <option key={one} value={one}>
            {t(`category.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
