import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useGetAgency } from '../../../generated/api/agency/agency'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { Panel } from '../../ui/panel'
import '../../ui/button.css'
import { Button } from '../../ui/workspace/kit/button'
import { TextArea } from '../../ui/workspace/kit/text-area'
import './embed-panel.css'
import { snippetOf } from './snippet'

/**
 * For an agency's ADMIN: the link to its page and the snippet that shows its homes on another site.
 */
export function EmbedPanel() {
  const { t } = useTranslation('external')
  const { profile } = useSession()
  const [copied, setCopied] = useState(false)
  const id = profile.agency_ids[0] ?? ''
  const { data: agency } = useGetAgency(id, {
    query: { enabled: profile.role === 'ADMIN' && id !== '' },
    request: { silent: true },
  })
  if (profile.role !== 'ADMIN' || !agency) return null
  const snippet = snippetOf(agency.slug, t('title', { name: agency.tradeName }))
  const copy = () => void navigator.clipboard.writeText(snippet).then(() => setCopied(true))
  return (
    <Panel title={t('panel.title')} className="embed">
      <p>
        {t('panel.text')}{' '}
        <a href={href('externo', {}, { agency: agency.slug })} target="_blank" rel="noopener">
          {t('panel.see')}
        </a>
      </p>
      <TextArea
        readOnly
        rows={4}
        aria-label={t('panel.snippet')}
        value={snippet}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>
        {copied ? (
          <Check className="icon" aria-hidden="true" />
        ) : (
          <Copy className="icon" aria-hidden="true" />
        )}
        <span aria-live="polite">{t(copied ? 'panel.copied' : 'panel.copy')}</span>
      </Button>
    </Panel>
  )
}
