import { Check, CloudAlert } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import type { PageDraft } from './page-draft'

/** Whether what is typed is kept. */
export function SaveState({ draft }: { draft: PageDraft }) {
  const { t } = useTranslation('site')
  const refused = draft.state === 'refused'
  return (
    <span className={refused ? 'site-saved is-refused' : 'site-saved'} role="status">
      {draft.state === 'saved' ? <Check className="icon" aria-hidden="true" /> : null}
      {refused ? <CloudAlert className="icon" aria-hidden="true" /> : null}
      {t(`save.${draft.state}`)}
      {refused ? <InlineButton onClick={draft.again}>{t('save.again')}</InlineButton> : null}
    </span>
  )
}

/** Somebody saved the same page: both are there, and one has to be chosen. */
export function ConflictBand({ draft }: { draft: PageDraft }) {
  const { t } = useTranslation('site')
  if (draft.state !== 'conflict') return null
  return (
    <div className="site-band" role="alert">
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text')}
      </p>
      <div className="site-band-acts">
        <Button onClick={() => draft.settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button variant="soft" onClick={() => draft.settle('mine')}>
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  )
}
