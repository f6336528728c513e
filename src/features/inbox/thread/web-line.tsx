import { Globe } from 'lucide-react'
import type { LeadWeb } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** Which home it is about stands above the conversation. */
const HOME = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/

/** Where on the agency's website an enquiry was written, and by which campaign. */
export function WebLine({ web }: { web: LeadWeb }) {
  const { t } = useTranslation('inbox')
  const { host, pageTitle, campaign } = web
  const path = web.path.replace(HOME, '…')
  const said = [campaign?.name, campaign?.source, campaign?.medium].filter(Boolean).join(', ')
  return (
    <p className="inbox-system">
      <Globe className="icon" aria-hidden="true" />
      <span>
        {t(pageTitle ? 'web.web' : 'web.webNoPage', { host, path, page: pageTitle ?? '' })}
        {said ? ` ${t('web.campaign', { campaign: said })}` : null}
      </span>
    </p>
  )
}
