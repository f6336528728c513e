import type { AgencySso } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Button } from '../../../ui/workspace/kit/button'

/** How far it is: the domain's record, the first sign-in, and whether it is the only way. */
export function CompanyState({
  sso: { domain, record, proved_at, used_at, required },
  isBusy,
  onCheck,
  onDemand,
}: {
  sso: AgencySso
  isBusy: boolean
  onCheck: () => void
  onDemand: () => void
}) {
  const { t } = useTranslation('user')
  const day = (at: string) => date(at, 'DD/MM/YYYY HH:mm')
  if (proved_at === null)
    return (
      <>
        <p className="profile-text">
          {t('company.toProve', { domain })} <code className="two-step-secret">{record?.name}</code>{' '}
          TXT <code className="two-step-secret">{record?.value}</code>
        </p>
        <div className="profile-acts">
          <Button onClick={onCheck} disabled={isBusy}>
            {t('company.check')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="profile-text">
        {t('company.isProved', { domain, when: day(proved_at) })}{' '}
        {used_at === null ? t('company.unused') : t('company.used', { when: day(used_at) })}
      </p>
      <p className="profile-text">{t(required ? 'company.isDemanded' : 'company.isOffered')}</p>
      <div className="profile-acts">
        <Button onClick={onDemand} disabled={isBusy}>
          {t(required ? 'company.offer' : 'company.demand')}
        </Button>
      </div>
    </>
  )
}
