import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createSavedSearch, updateSavedSearch } from '../../../../generated/api/search/search'
import form from '../../../../generated/forms/search/SavedSearchInput'
import type { SavedSearch, SavedSearchInput, StoredQuery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { changesOf } from '../../../lib/cleared'
import { currentLang, href } from '../../../lib/href'
import { SAVED_TEXT, setMessage } from '../../../lib/message'
import { readAgain } from '../../../lib/write'
import { PlainForm } from '../../../public/forms/plain-form'
import { Button } from '../../../ui/kit/button'
import { buttonClass } from '../../../ui/kit/button-class'

/** What the dialog changes of a search that is kept. */
const EDITED = ['name', 'frequency', 'channels'] as const
const QUIET = { quiet: true, silent: true }

interface SearchFormProps {
  /** Changed when given, else a new one is made of name and query. */
  search?: SavedSearch
  name?: string
  query?: StoredQuery
  close: () => void
}

/** Keeps or changes a search of one's account: name, how soon, where. */
export function SearchForm({ search, name: proposed = '', query = {}, close }: SearchFormProps) {
  const { t } = useTranslation('search')
  const client = useQueryClient()
  const [kept, setKept] = useState<SavedSearchInput['frequency'] | null>(null)
  const {
    name,
    frequency,
    channels = [],
  } = search ?? { name: proposed, frequency: 'daily', channels: ['mail', 'platform'] as const }

  const send = async (typed: SavedSearchInput) => {
    // A search without news keeps where they went: they may be asked for again.
    const input = typed.frequency === 'never' ? { ...typed, channels: [...channels] } : typed
    // Only what was changed here: another window may have changed the rest meanwhile.
    const changes = search && changesOf<SavedSearchInput>(search, input, EDITED)
    if (!search) await createSavedSearch(input, QUIET)
    else if (changes && Object.keys(changes).length > 0)
      await updateSavedSearch(search.id, changes, QUIET)
    void readAgain(client, ['search'])
    if (!search) return setKept(input.frequency)
    setMessage('SUCCESS', SAVED_TEXT, { translate: true })
    close()
  }

  if (kept)
    return (
      <div className="search-dialog">
        <h2 id="dialog-title">{t('form.keptTitle')}</h2>
        <p role="status" className="search-done">
          {t(`kept.${kept}`)}
        </p>
        <div className="dialog-acts">
          <a className={buttonClass({ variant: 'main' })} href={href('auth-busquedas')}>
            {t('form.toList')}
          </a>
        </div>
      </div>
    )
  return (
    <div className="search-dialog">
      <h2 id="dialog-title">{t(search ? 'form.editTitle' : 'form.title')}</h2>
      <PlainForm<SavedSearchInput>
        form={form}
        submit={t(search ? 'form.save' : 'form.keep')}
        defaults={{ name, frequency, channels: [...channels] }}
        given={{ query: search?.query ?? query, channels: [], language: currentLang() }}
        onSubmit={send}
        beside={<Button onClick={close}>{t('form.cancel')}</Button>}
      />
    </div>
  )
}
