import { Check } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { AREA_KEYS } from './areas'
import { factGroups, termRows, type FactRow } from './fact-rows'
import { mainPrice, offerOf } from './main-price'

const Rows = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl className="spec num">{rows.map(({ key, label, value }) => <div key={key}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
)

/** Documents that have to be in an advert: habitability certificate, tourist licence. */
function legalRows({ cedulaState, touristLicence }: Listing, t: (key: string) => string): FactRow[] {
  const rows: FactRow[] = []
  if (cedulaState) rows.push({ key: 'cedula', label: t('property:fields.legal.cedula._'), value: t(`property:enums.state.${cedulaState}`) })
  if (touristLicence?.number) rows.push({ key: 'licence', label: t('property:fields.legal.touristLicence.number'), value: touristLicence.number })
  if (touristLicence?.nrua) rows.push({ key: 'nrua', label: t('property:fields.legal.touristLicence.nrua'), value: touristLicence.nrua })
  return rows
}

function developmentRows({ development }: Listing, t: (key: string) => string): FactRow[] {
  if (!development) return []
  const { name, phase, deliveryMonth, deliveryYear } = development
  const rows: FactRow[] = []
  if (name) rows.push({ key: 'name', label: t('property:fields.basics.development.name'), value: name })
  if (phase) rows.push({ key: 'phase', label: t('property:fields.basics.development.phase'), value: t(`property:enums.phase.${phase}`) })
  if (deliveryYear) rows.push({ key: 'delivery', label: t('detail.delivery'), value: deliveryMonth ? `${String(deliveryMonth).padStart(2, '0')}/${deliveryYear}` : String(deliveryYear) })
  return rows
}

/** Everything known of the home, by group, then its features. */
export function Facts({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['listing', 'property'])
  const price = mainPrice(listing)
  const offer = price && offerOf(listing, price.operation)
  const groups = [
    ...factGroups(listing, t).map(({ group, rows }) => ({ group, rows: rows.filter(({ key }) => !AREA_KEYS.has(key)) })),
    { group: 'offers', rows: offer ? termRows({ ...offer }, t) : [] },
    { group: 'development', rows: developmentRows(listing, t) },
    { group: 'cedula', rows: legalRows(listing, t) },
  ].filter(({ rows }) => rows.length > 0)
  const features = listing.features.features ?? []
  return (
    <section className="blk" id="caracteristicas">
      <h2>{t('detail.facts')}</h2>
      {groups.map(({ group, rows }) => <div key={group} className="spec-g"><h3>{t(group === 'cedula' ? 'detail.papers' : group === 'offers' ? 'detail.terms' : `property:groups.${group}`)}</h3><Rows rows={rows} /></div>)}
      {features.length > 0 ? (
        <div className="spec-g">
          <h3>{t('detail.also')}</h3>
          <ul className="has">{features.map((feature) => <li key={feature}><Check className="i" aria-hidden />{t(`property:enums.features.${feature}`)}</li>)}</ul>
        </div>
      ) : null}
    </section>
  )
}
