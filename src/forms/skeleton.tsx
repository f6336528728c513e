import { useTranslation } from '../i18n'
import { Loading, Sk } from '../ui/skeleton'
import './forms.css'

/** A form's place while its code comes: two groups of fields in the final measures. */
export function FormSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <Loading label={t('loading')} className="form-skeleton">
      <Sk w={160} h={22} />
      <div className="field-grid">
        {Array.from({ length: 9 }, (_, index) => (
          <div className="schema-form-skeleton" key={index}>
            <Sk w="50%" />
            <Sk h={42} r="var(--r)" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
