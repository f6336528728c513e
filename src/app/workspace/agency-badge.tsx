import { initialsOf } from '../../ui/person-mark'
import { useTranslation } from '../../i18n'
import { useGetAgency } from '../../../generated/api/agency/agency'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { getSite } from '../../lib/site'
import { LogoMark } from '../../ui/logo-mark'

/**
 * The agency acted for: mark and name. A private person has none: the portal's mark leads them back
 * to the homes.
 */
export function AgencyBadge() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const [agencyId] = profile.agency_ids
  const { data: agency } = useGetAgency(agencyId ?? '', {
    query: { enabled: agencyId !== undefined },
    request: { silent: true },
  })
  if (agencyId === undefined) {
    const { name } = getSite()
    return (
      <a
        className="agency-mark agenda-home"
        href={href('index')}
        aria-label={t('header.home', { name })}
      >
        <LogoMark />
        <div>
          <b>{name}</b>
        </div>
      </a>
    )
  }
  const name = agency?.tradeName ?? t('desk.yourAgency')
  const islands = agency?.islands?.map((island) => t(`islands.${island}`)).join(', ')
  return (
    <div className="agency-mark">
      {agency?.logo ? (
        <img className="agency-logo" src={agency.logo} alt="" width={32} height={32} />
      ) : (
        <span className="agency-logo" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <b>{name}</b>
        {islands && <small>{islands}</small>}
      </div>
    </div>
  )
}
