import { useTranslation } from '../../../../i18n'
import { money } from '../../../../lib/format'

/** Who pays the rent of a home: the tenant their part, the programme the rest. Cents a month. */
export function RentSplit({ rentOwner, rentTenant }: { rentOwner: number; rentTenant: number }) {
  const { t } = useTranslation('rental')
  const rest = rentOwner - rentTenant
  const words = { tenant: money(rentTenant), rest: money(rest) || '0 €', owner: money(rentOwner) }
  return (
    <div>
      <div className="rental-split" role="img" aria-label={t('offer.split', words)}>
        <span style={{ flex: rentTenant }}>{words.tenant}</span>
        {rest > 0 && <span style={{ flex: rest }}>{words.rest}</span>}
      </div>
      <p className="rental-split-words">
        <span>{t('offer.tenantPays')}</span>
        <span>{t('offer.programmePays')}</span>
      </p>
    </div>
  )
}
