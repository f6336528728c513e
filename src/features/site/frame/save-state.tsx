import { Check, CloudAlert, CloudOff } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import type { PageDraft } from './page-draft'

/** Whether what is typed is kept, and where. */
export function SaveState({ draft }: { draft: PageDraft }) {
  const { t } = useTranslation('site')
  const { state, failed } = draft
  const refused = state === 'refused' || state === 'offline'
  const Icon = { saved: Check, refused: CloudAlert, offline: CloudOff }[state as 'saved']
  return (
    <span className={refused ? 'site-saved is-refused' : 'site-saved'} role="status">
      {Icon ? <Icon className="icon" aria-hidden="true" /> : null}
      <span>
        {t(`save.${state}`)}
        {failed ? `. ${failed}` : null}
      </span>
      {refused ? <InlineButton onClick={draft.again}>{t('save.again')}</InlineButton> : null}
    </span>
  )
}

/** What was typed at an earlier visit and had not reached the server. */
export function RestoredBand({ draft }: { draft: PageDraft }) {
  const { t } = useTranslation('site')
  if (draft.restored === null || draft.state === 'conflict') return null
  return (
    <div className="site-band" role="status">
      <p>{t('restored.text', { when: date(draft.restored, 'DD/MM/YYYY HH:mm') })}</p>
      <InlineButton onClick={draft.drop}>{t('restored.drop')}</InlineButton>
    </div>
  )
}
