import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import {
  createSavedSearch,
  getListSavedSearchesQueryKey,
  updateSavedSearch,
} from '../../../../generated/api/search/search'
import type { SavedSearch, SearchChannel, StoredQuery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { currentLang, href } from '../../../lib/href'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'
import { buttonClass } from '../../../ui/kit/button-class'
import { FrequencyField } from './frequency-field'

const CHANNELS: SearchChannel[] = ['mail', 'platform', 'push']

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
  const why = useFailureText(firstSentenceOf)
  const client = useQueryClient()
  const id = useId()
  const [name, setName] = useState(search?.name ?? proposed)
  const [frequency, setFrequency] = useState(search?.frequency ?? 'daily')
  const [channels, setChannels] = useState<SearchChannel[]>(
    search?.channels ?? ['mail', 'platform'],
  )
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState(false)
  const turn = (channel: SearchChannel) =>
    setChannels((now) =>
      now.includes(channel) ? now.filter((one) => one !== channel) : [...now, channel],
    )

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFault(t('form.needName'))
    setBusy(true)
    try {
      if (search) await updateSavedSearch(search.id, { name, frequency, channels })
      else
        await createSavedSearch(
          { name, query, frequency, channels, language: currentLang() },
          { quiet: true, silent: true },
        )
      await client.invalidateQueries({ queryKey: getListSavedSearchesQueryKey() })
      if (search) close()
      else setKept(true)
    } catch (error) {
      setFault(why(error))
    } finally {
      setBusy(false)
    }
  }

  if (kept)
    return (
      <div className="sd">
        <h2 id="dialog-title">{t('form.keptTitle')}</h2>
        <p role="status" className="sd-done">
          {t(`kept.${frequency}`)}
        </p>
        <div className="dialog-acts">
          <a className={buttonClass({ variant: 'main' })} href={href('auth-busquedas')}>
            {t('form.toList')}
          </a>
        </div>
      </div>
    )
  return (
    <form className="sd" noValidate onSubmit={(event) => void send(event)}>
      <h2 id="dialog-title">{t(search ? 'form.editTitle' : 'form.title')}</h2>
      <div className="sd-field">
        <label htmlFor={id}>{t('form.name')}</label>
        <BareInput
          id={id}
          value={name}
          maxLength={160}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <FrequencyField value={frequency} onChange={setFrequency} />
      {frequency !== 'never' && (
        <fieldset className="sd-group">
          <legend>{t('form.channels')}</legend>
          {CHANNELS.map((channel) => (
            <label key={channel} className="sd-option">
              <BareCheckbox checked={channels.includes(channel)} onChange={() => turn(channel)} />
              <span>{t(`channel.${channel}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p id={`${id}-fault`} role="alert" className="sd-fault">
        {fault}
      </p>
      <div className="dialog-acts">
        <Button onClick={close}>{t('form.cancel')}</Button>
        <Button type="submit" variant="main" disabled={busy}>
          {t(search ? 'form.save' : 'form.keep')}
        </Button>
      </div>
    </form>
  )
}
