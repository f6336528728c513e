import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getListAgendaQueryKey } from '../../../generated/api/agenda/agenda'
import { importCalendar } from '../../../generated/api/calendar/calendar'
import type { CalendarImport } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import { firstSentenceOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { BareFile } from '../../ui/kit/bare/bare-file'
import { Button } from '../../ui/workspace/kit/button'
import { ImportResult } from './import-result'

/** A file of another calendar: first what it holds, then into the diary. */
export function ImportPart() {
  const { t } = useTranslation('calendar')
  const why = useFailureText(firstSentenceOf)
  const id = useId()
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<CalendarImport | null>(null)
  /** What became of the file that was saved last. */
  const [done, setDone] = useState<CalendarImport | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (given: File, preview: boolean) => {
    setBusy(true)
    setError(null)
    try {
      const result = await importCalendar(
        { file: given, file_extra: 'calendar', preview },
        { quiet: true, silent: preview },
      )
      setFound(preview ? result : null)
      setDone(preview ? null : result)
      if (preview) return
      setFile(null)
      setMessage('SUCCESS', t('import.done', { created: result.created, updated: result.updated }))
      const [path = ''] = getListAgendaQueryKey() as readonly [string]
      await client.invalidateQueries({
        predicate: ({ queryKey: [first] }) => typeof first === 'string' && first.startsWith(path),
      })
    } catch (failure) {
      setFound(null)
      setError(why(failure))
    } finally {
      setBusy(false)
    }
  }
  const choose = (given: File | undefined) => {
    setFile(given ?? null)
    setFound(null)
    setDone(null)
    if (given) void send(given, true)
  }
  return (
    <section aria-labelledby={`${id}-h`} aria-busy={busy}>
      <h3 id={`${id}-h`}>{t('import.title')}</h3>
      <label htmlFor={id}>{t('import.file')}</label>
      <p className="cal-m">{t('import.text')}</p>
      <BareFile
        id={id}
        className="cal-f"
        accept=".ics,text/calendar"
        key={file ? 'chosen' : 'none'}
        disabled={busy}
        aria-describedby={error ? `${id}-e` : undefined}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {error ? (
        <p className="cal-e" id={`${id}-e`} role="alert">
          {error}
        </p>
      ) : null}
      {busy ? (
        <p className="cal-m" role="status">
          {t('import.reading')}
        </p>
      ) : null}
      {found ? (
        <>
          <p role="status">
            <b>{t('import.found', { count: found.created + found.updated + found.same })}</b>{' '}
            {t('import.counts', {
              created: found.created,
              updated: found.updated,
              same: found.same,
            })}
          </p>
          <ImportResult result={found} />
          <div className="cal-a">
            <Button onClick={() => choose(undefined)}>{t('import.cancel')}</Button>
            {file && found.created + found.updated > 0 ? (
              <Button variant="main" disabled={busy} onClick={() => void send(file, false)}>
                {t('import.save', { count: found.created + found.updated })}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
      {done ? (
        <>
          <p role="status">
            <b>{t('import.done', { created: done.created, updated: done.updated })}</b>
          </p>
          <ImportResult result={done} />
        </>
      ) : null}
    </section>
  )
}
