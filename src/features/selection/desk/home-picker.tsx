import { keepPreviousData } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useListProperties } from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { Chip } from '../../../ui/workspace/kit/chip'
import { SearchInput } from '../../../ui/workspace/kit/search-input'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'

/** A home that is chosen. */
export interface Picked {
  id: string
  title: string
}

const TYPING_MS = 300

/** What is typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** A home to choose, with what tells it from others. */
export interface Option extends Picked {
  facts: string
}

/**
 * Homes of the agency on the market, found by reference, title or place; before, what else fits.
 */
export function HomePicker({
  picked,
  fitting = [],
  help,
  onChange,
}: {
  picked: Picked[]
  /** Those that fit, offered before anything is searched. */
  fitting?: readonly Option[]
  help?: string | undefined
  onChange: (homes: Picked[]) => void
}) {
  const { t } = useTranslation('selection')
  const [text, setText] = useState('')
  const q = useRested(text)
  const { data } = useListProperties(
    { status: ['active'], limit: 6, ...(q && { q }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const has = (id: string): boolean => picked.some((one) => one.id === id)
  const listed = (data?.items ?? []).map(({ id, title, ref, town, price }) => ({
    id,
    title: title || ref,
    facts: [ref, town, moneyShort(price)].filter(Boolean).join(' · '),
  }))
  const free = (of: readonly Option[]): Option[] => of.filter(({ id }) => !has(id))
  const shown = q === '' && free(fitting).length > 0 ? free(fitting) : free(listed)
  return (
    <fieldset className="selection-field">
      <legend>{t('send.homes', { count: picked.length })}</legend>
      {help ? <p className="field-help">{help}</p> : null}
      <ul className="selection-chosen">
        {picked.map((home) => (
          <li key={home.id}>
            <Chip
              on
              aria-label={t('send.remove', { title: home.title })}
              onClick={() => onChange(picked.filter(({ id }) => id !== home.id))}
            >
              <span>{home.title}</span>
              <X size={14} aria-hidden />
            </Chip>
          </li>
        ))}
      </ul>
      <SearchInput
        className="selection-find"
        label={t('send.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="selection-options">
        {shown.map(({ id, title, facts }) => (
          <li key={id}>
            <label className="selection-choice">
              <Checkbox
                aria-label={`${title} ${facts}`}
                checked={false}
                disabled={picked.length >= 30}
                onChange={() => onChange([...picked, { id, title }])}
              />
              <span>
                <b>{title}</b>
                <small className="muted">{facts}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && q !== '' ? (
        <p className="field-help">{t('send.nothing')}</p>
      ) : null}
    </fieldset>
  )
}
