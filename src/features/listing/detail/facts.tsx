import { Check } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { factGroups, type FactRow } from './fact-rows'
import { mainPrice, offerOf } from './main-price'

const Rows = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl className="spec num">
    {rows.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Documents that have to be in an advert: habitability certificate, tourist licence. */
function legalRows(
  { cedulaState, touristLicence }: Listing,
  t: (key: string) => string,
): FactRow[] {
  const rows: FactRow[] = []
  if (cedulaState)
    rows.push({
      key: 'cedula',
      label: t('property:fields.legal.cedula._'),
      value: t(`property:enums.state.${cedulaState}`),
    })
  if (touristLicence?.number)
    rows.push({
      key: 'licence',
      label: t('property:fields.legal.touristLicence.number'),
      value: touristLicence.number,
    })
  if (touristLicence?.nrua)
    rows.push({
      key: 'nrua',
      label: t('property:fields.legal.touristLicence.nrua'),
      value: touristLicence.nrua,
    })
  return rows
}

/** Everything known of the home, by group, then its features. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['listing', 'property'])
  const price = mainPrice(listing)
  const offer = (price && offerOf(listing, price.operation)) ?? undefined
  const groups = [
    ...factGroups(listing, offer, t),
    { group: 'cedula', rows: legalRows(listing, t) },
  ].filter(({ rows }) => rows.length > 0)
  const features = listing.features.features ?? []
  return (
    <section className="block" id="caracteristicas">
      <h2>{t('detail.facts')}</h2>
      {groups.map(({ group, rows }) => (
        <div key={group} className="spec-group">
          <h3>
            {t(
              group === 'cedula'
                ? 'detail.papers'
                : group === 'offers'
                  ? 'detail.terms'
                  : `property:groups.${group}`,
            )}
          </h3>
          <Rows rows={rows} />
        </div>
      ))}
      {features.length > 0 ? (
        <div className="spec-group">
          <h3>{t('detail.also')}</h3>
          <ul className="has">
            {features.map((feature) => (
              <li key={feature}>
                <Check className="icon" aria-hidden />
                {t(`property:enums.features.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
