import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { useClashWords } from './clash-words'
import { clashKey, type Whose } from './merge'
import type { PageDraft } from './page-draft'

/**
 * Somebody saved the same page: everything is joined but the fields that both changed, and of each
 * of those one is chosen.
 */
export function ConflictBand({ draft }: { draft: PageDraft }) {
  const { t } = useTranslation('site')
  const words = useClashWords(draft.page)
  const [choices, setChoices] = useState<Record<string, Whose>>({})
  if (draft.state !== 'conflict') return null
  return (
    <div className="site-band site-conflict" role="alert">
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.text', { count: draft.clashes.length })}
      </p>
      <ul>
        {draft.clashes.map((clash) => {
          const key = clashKey(clash.path)
          const { where, mine, theirs } = words(clash)
          return (
            <li key={key}>
              <b>{where}</b>
              <RadioList<Whose>
                label={where}
                value={choices[key] ?? 'mine'}
                onChange={(whose) => setChoices({ ...choices, [key]: whose })}
                options={[
                  { value: 'mine', label: t('conflict.of.mine', { text: mine }) },
                  { value: 'theirs', label: t('conflict.of.theirs', { text: theirs }) },
                ]}
              />
            </li>
          )
        })}
      </ul>
      <div className="site-band-acts">
        <Button onClick={() => draft.settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button variant="soft" onClick={() => draft.settle(choices)}>
          {t('conflict.join')}
        </Button>
      </div>
    </div>
  )
}
