import { useTranslation } from '../../../i18n'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'

interface WhoFieldProps {
  value: ChosenContact | null
  error: string | null
  busy: boolean
  Picker: ContactPickerSlot
  onChange: (who: ChosenContact | null) => void
}

/** Who looks: one of the agency's contacts, or somebody new who becomes one. */
export function WhoField({ value, error, busy, Picker, onChange }: WhoFieldProps) {
  const { t } = useTranslation('demand')
  return (
    <section className="panel demand-part" aria-labelledby="demand-part-who">
      <h2 id="demand-part-who">{t('part.who')}</h2>
      <Picker
        label={t('who.label')}
        value={value}
        canAdd
        error={error}
        disabled={busy}
        onChoose={onChange}
      />
    </section>
  )
}
