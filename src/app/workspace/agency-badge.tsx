import { useEffect, useMemo } from 'react'
import { initialsOf } from '../../ui/person-mark'
import { useTranslation, type TFunction } from '../../i18n'
import { useGetAgency } from '../../../generated/api/agency/agency'
import type { Agency } from '../../../generated/model'
import { currentLang, href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { getSite } from '../../lib/site'
import { LogoMark } from '../../ui/logo-mark'
import { keepMark, keptMark, type KeptMark } from './kept-mark'

const markOf = (agency: Agency, t: TFunction): KeptMark => ({
  agencyId: agency.id,
  name: agency.tradeName,
  initials: initialsOf(agency.tradeName),
  logo: agency.logo,
  places: (agency.islands ?? []).map((island) => t(`islands.${island}`)).join(', '),
  lang: currentLang(),
})

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
  const told = useMemo(() => agency && markOf(agency, t), [agency, t])
  useEffect(() => {
    if (told) keepMark(told)
  }, [told])
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
  const mark = told ?? keptMark(agencyId)
  const name = mark?.name ?? t('desk.yourAgency')
  return (
    <div className="agency-mark">
      {mark?.logo ? (
        <img className="agency-logo" src={mark.logo} alt="" width={32} height={32} />
      ) : (
        <span className="agency-logo" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <b>{name}</b>
        {mark?.places ? <small>{mark.places}</small> : null}
      </div>
    </div>
  )
}
