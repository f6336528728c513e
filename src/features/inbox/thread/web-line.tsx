import { Globe } from 'lucide-react'
import type { LeadWeb } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** Where on the agency's website an enquiry was written, and by which campaign. */
export function WebLine({ web }: { web: LeadWeb }) {
  const { t } = useTranslation('inbox')
  const { host, path, pageTitle, campaign } = web
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
