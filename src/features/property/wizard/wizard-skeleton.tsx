import { useTranslation } from '../../../i18n'
import { FormSkeleton } from '../../../forms/skeleton'

/** A step's place while the home is being read. */
export function WizardSkeleton() {
  const { t } = useTranslation('property')
  return (
    <div
      className="panel wizard-panel"
      aria-busy="true"
      aria-label={t('wizard.loading')}
      role="group"
    >
      <FormSkeleton />
    </div>
  )
}
