import { PriceReason } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { SelectField } from '../../ui/workspace/kit/select-field'
import { TextAreaField } from '../../ui/workspace/kit/text-area-field'

export interface Why {
  reason: PriceReason | ''
  text: string
}

interface ReasonFieldsProps {
  id: string
  why: Why
  faults: Record<string, string | undefined>
  onChange: (why: Why) => void
}

/** Why a price changes: one of the list, and one's own words. */
export function ReasonFields({ id, why, faults, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation('price')
  return (
    <>
      <SelectField
        id={`${id}reason`}
        label={t('fields.priceChangeInput.reason')}
        error={faults['reason']}
        value={why.reason}
        onChange={(event) => onChange({ ...why, reason: event.target.value as PriceReason })}
      >
        <option value="">{t('choose')}</option>
        {Object.values(PriceReason).map((value) => (
          <option key={value} value={value}>
            {t(`enums.reason.${value}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={`${id}text`}
        label={t('fields.priceChangeInput.text')}
        error={faults['text']}
        maxLength={500}
        value={why.text}
        onChange={(event) => onChange({ ...why, text: event.target.value })}
      />
    </>
  )
}
