import { useTranslation } from '../../i18n'
import { useGetAgency } from '../../../generated/api/agency/agency'
import { useSession } from '../../lib/session'
import { initials } from './initials'

/** The agency acted for: mark and name; a private person sees their own name. */
export function AgencyBadge() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const [agencyId] = profile.agency_ids
  const { data: agency } = useGetAgency(agencyId ?? '', { query: { enabled: agencyId !== undefined }, request: { silent: true } })
  const person = `${profile.first_name} ${profile.last_name}`.trim() || profile.email
  const name = agency?.tradeName ?? (agencyId ? t('desk.yourAgency') : person)
  const islands = agency?.islands?.map((island) => t(`islands.${island}`)).join(', ')
  return (
    <div className="ag">
      {agency?.logo ? (
        <img className="ag-l" src={agency.logo} alt="" width={32} height={32} />
      ) : (
        <span className="ag-l" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
        <b>{name}</b>
        {islands && <small>{islands}</small>}
      </div>
    </div>
  )
}
