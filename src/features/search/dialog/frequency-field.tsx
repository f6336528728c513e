import type { SearchFrequency } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { BareRadio } from '../../../ui/kit/bare/bare-radio'

const ALL: SearchFrequency[] = ['instant', 'daily', 'weekly', 'never']

interface FrequencyFieldProps {
  value: SearchFrequency
  onChange: (value: SearchFrequency) => void
  /** Without `never`, which keeps a search silent: only an account can hold such. */
  telling?: boolean
}

/** How soon one wants to hear. */
export function FrequencyField({ value, onChange, telling = false }: FrequencyFieldProps) {
  const { t } = useTranslation('search')
  return (
    <fieldset className="search-group">
      <legend>{t('fields.alertInput.frequency')}</legend>
      {ALL.filter((one) => !telling || one !== 'never').map((one) => (
        <label key={one} className="search-option">
          <BareRadio
            name="frequency"
            value={one}
            checked={value === one}
            onChange={() => onChange(one)}
          />
          <span>{t(`enums.frequency.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
