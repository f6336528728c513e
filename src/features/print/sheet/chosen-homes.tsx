import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import {
  getGetPropertyQueryOptions,
  useListProperties,
} from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { currentLang } from '../../../lib/href'
import { ErrorLine } from '../../../ui/states'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { IconButton } from '../../../ui/workspace/kit/icon-button'

interface ChosenHomesProps {
  ids: readonly string[]
  most: number
  onChange: (ids: string[]) => void
}

/**
 * Which homes get cards: those that came with the address, and more by reference, street or owner.
 */
export function ChosenHomes({ ids, most, onChange }: ChosenHomesProps) {
  const { t } = useTranslation('print')
  const id = useId()
  const [words, setWords] = useState('')
  const asked = words.trim()
  const homes = useQueries({
    queries: ids.map((one) =>
      getGetPropertyQueryOptions(one, {
        query: { retry: false, staleTime: 60_000 },
        request: { silent: true },
      }),
    ),
  })
  const found = useListProperties(
    { q: asked, limit: 8 },
    {
      query: { enabled: asked.length > 1, placeholderData: keepPreviousData },
      request: { silent: true },
    },
  )
  const lang = currentLang()
  const offered =
    asked.length > 1 ? (found.data?.items ?? []).filter((row) => !ids.includes(row.id)) : []
  return (
    <section className="pr-h" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('sheet.homes', { count: ids.length })}</h2>
      {ids.length > 0 ? (
        <ul className="print-homes">
          {ids.map((one, index) => {
            const home = homes[index]
            const title = home?.data?.texts?.title
            const name = home?.data
              ? `${home.data.ref} ${title?.[lang] ?? title?.['es'] ?? ''}`.trim()
              : home?.isError
                ? t('sheet.homeGone')
                : '…'
            return (
              <li key={one}>
                <span>{name}</span>
                <IconButton
                  label={t('sheet.remove', { name })}
                  onClick={() => onChange(ids.filter((other) => other !== one))}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="field-help">{t('sheet.none')}</p>
      )}
      <TextField
        id={`${id}-find`}
        label={t('sheet.find')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {asked.length > 1 && found.data && offered.length === 0 ? (
        <p className="field-help" role="status">
          {t('sheet.notFound')}
        </p>
      ) : null}
      {found.isError ? (
        <ErrorLine
          className="error-message"
          title={t('sheet.findFailed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : null}
      {offered.length > 0 ? (
        <ul className="print-homes" aria-label={t('sheet.found')}>
          {offered.map((row) => {
            const name = `${row.ref} ${row.title ?? ''}`.trim()
            return (
              <li key={row.id}>
                <span>{name}</span>
                <IconButton
                  disabled={ids.length >= most}
                  label={t('sheet.add', { name })}
                  onClick={() => onChange([...ids, row.id])}
                >
                  <Plus size={18} aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
