import { Link } from 'react-router-dom'
import { useListSiteDomains } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'

/**
 * Domains whose records are missing, told where the agency looks first: in a month they are given
 * up. A suspended site is read nowhere, and says that instead.
 */
export function FailingDomains({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const { data } = useListSiteDomains(site.id, { request: { silent: true } })
  if (site.state === 'suspended') return null
  const failing = (data?.items ?? []).filter(({ state }) => state === 'failing')
  return failing.map(({ id, name, failingSince }) => (
    <div key={id} className="site-band" role="status">
      <p>{t('domain.failingAt', { name, day: date(failingSince) })}</p>
      <Link to={href('auth-web-custom-web')}>{t('domain.mend')}</Link>
    </div>
  ))
}
