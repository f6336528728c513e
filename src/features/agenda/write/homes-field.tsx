import { X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useListProperties } from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { SearchInput } from '../../../ui/workspace/kit/search-input'

/** A home as the form holds it. */
export interface ChosenHome {
  id: string
  ref: string
  title: string | null
}

/** Homes of the portfolio, found by reference, title or street. */
export function HomesField({
  value,
  error,
  onChange,
}: {
  value: ChosenHome[]
  error?: string | undefined
  onChange: (value: ChosenHome[]) => void
}) {
  const { t } = useTranslation('agenda')
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data } = useListProperties(
    { q, limit: 6 },
    { query: { enabled: q.length >= 2 }, request: { silent: true } },
  )
  const found =
    q.length >= 2
      ? (data?.items ?? []).filter((home) => !value.some((one) => one.id === home.id))
      : []
  return (
    <div className="agenda-field is-wide">
      <label htmlFor={id}>{t('homes.label')}</label>
      <Chosen
        list={value.map((home) => ({
          key: home.id,
          text: [home.ref, home.title].filter(Boolean).join(' · '),
        }))}
        onRemove={(key) => onChange(value.filter((one) => one.id !== key))}
      />
      <SearchInput
        id={id}
        className="agenda-find"
        autoComplete="off"
        value={typed}
        hint={t('homes.hint')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="agenda-spoken" role="status">
        {q.length >= 2 && data ? t('homes.found', { count: found.length }) : ''}
      </p>
      {found.length > 0 ? (
        <ul className="agenda-found">
          {found.map((home) => (
            <li key={home.id}>
              <Pressable
                onClick={() => {
                  onChange([...value, { id: home.id, ref: home.ref, title: home.title || null }])
                  setTyped('')
                }}
              >
                <b>{home.ref}</b> {[home.title, home.town].filter(Boolean).join(', ')}
              </Pressable>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <p className="agenda-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** What was chosen, each with a button that takes it out. */
export function Chosen({
  list,
  onRemove,
}: {
  list: { key: string; text: string }[]
  onRemove: (key: string) => void
}) {
  const { t } = useTranslation('agenda')
  if (list.length === 0) return null
  return (
    <ul className="agenda-chosen">
      {list.map(({ key, text }) => (
        <li key={key}>
          {text}
          <IconButton label={t('remove', { name: text })} onClick={() => onRemove(key)}>
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
