import { useId, useState, type FormEvent } from 'react'
import { useCreateSavedSearch, useUpdateSavedSearch } from '../../../../generated/api/search/search'
import type { SavedSearch, SearchChannel, StoredQuery } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { currentLang, href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
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
  const id = useId()
  const [name, setName] = useState(search?.name ?? proposed)
  const [frequency, setFrequency] = useState(search?.frequency ?? 'daily')
  const [channels, setChannels] = useState<SearchChannel[]>(
    search?.channels ?? ['mail', 'platform'],
  )
  const [kept, setKept] = useState(false)
  const told = { say: useErrorText(), explain: firstSentenceOf, reads: ['search'] }
  const create = useWrite(useCreateSavedSearch, {
    ...told,
    done: null,
    onDone: () => setKept(true),
  })
  const update = useWrite(useUpdateSavedSearch, { ...told, onDone: close })
  const { busy, failed, setFailed } = search ? update : create
  const fault = failed ?? ''
  const turn = (channel: SearchChannel) =>
    setChannels((now) =>
      now.includes(channel) ? now.filter((one) => one !== channel) : [...now, channel],
    )

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFailed(t('form.needName'))
    if (search) await update.write({ id: search.id, data: { name, frequency, channels } })
    else await create.write({ data: { name, query, frequency, channels, language: currentLang() } })
  }

  if (kept)
    return (
      <div className="search-dialog">
        <h2 id="dialog-title">{t('form.keptTitle')}</h2>
        <p role="status" className="search-done">
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
    <form className="search-dialog" noValidate onSubmit={(event) => void send(event)}>
      <h2 id="dialog-title">{t(search ? 'form.editTitle' : 'form.title')}</h2>
      <div className="search-field">
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
        <fieldset className="search-group">
          <legend>{t('form.channels')}</legend>
          {CHANNELS.map((channel) => (
            <label key={channel} className="search-option">
              <BareCheckbox checked={channels.includes(channel)} onChange={() => turn(channel)} />
              <span>{t(`channel.${channel}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p id={`${id}-fault`} role="alert" className="search-fault">
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
