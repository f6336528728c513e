import { useTranslation } from '../../../i18n'
import type { Role } from '../../../lib/session'
import { getSite } from '../../../lib/site'
import { LogoMark } from '../../../ui/logo-mark'
import { isProfessional } from '../navigation'

/** The place of the agency's mark: src/desk-frame.ts fills in what this browser knows of it. */
export function FrameMark({ role }: { role: Role | '' }) {
  const { t } = useTranslation('shell')
  return (
    <div className="agency-mark">
      {isProfessional(role) ? <span className="agency-logo" /> : <LogoMark />}
      <div>
        <b>{isProfessional(role) ? t('desk.yourAgency') : getSite().name}</b>
      </div>
    </div>
  )
}
