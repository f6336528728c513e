import { useId, useState } from 'react'
import { useImportCalendar } from '../../../generated/api/calendar/calendar'
import type { CalendarImport } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useErrorText } from '../../i18n/error-text'
import { firstSentenceOf } from '../../lib/api-error'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { FileDrop } from '../../ui/workspace/kit/file-drop'
import { ImportResult } from './import-result'

/** A file of another calendar: first what it holds, then into the diary. */
export function ImportPart() {
  const { t } = useTranslation('calendar')
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<CalendarImport | null>(null)
  /** What became of the file that was saved last. */
  const [done, setDone] = useState<CalendarImport | null>(null)
  const told = { say: useErrorText(), explain: firstSentenceOf, onRefused: () => setFound(null) }
  const look = useWrite(useImportCalendar, { ...told, done: null, onDone: setFound })
  const save = useWrite(useImportCalendar, {
    ...told,
    done: ({ created, updated }) => t('import.done', { created, updated }),
    reads: ['agenda'],
    onDone: (result) => {
      setFound(null)
      setDone(result)
      setFile(null)
    },
  })
  const busy = look.busy || save.busy
  const error = look.failed ?? save.failed
  const send = (given: File, preview: boolean) =>
    (preview ? look : save).write({ data: { file: given, file_extra: 'calendar', preview } })
  const choose = (given: File | undefined) => {
    look.setFailed(null)
    save.setFailed(null)
    setFile(given ?? null)
    setFound(null)
    setDone(null)
    if (given) void send(given, true)
  }
  return (
    <section aria-labelledby={`${id}-h`} aria-busy={busy}>
      <h3 id={`${id}-h`}>{t('import.title')}</h3>
      <FileDrop
        label={t('import.file')}
        help={t('import.text')}
        choose={t('import.choose')}
        accept=".ics,text/calendar"
        error={error ?? ''}
        sending={
          busy ? (
            <p className="calendar-muted" role="status">
              {t('import.reading')}
            </p>
          ) : undefined
        }
        onFile={choose}
      />
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
          <div className="calendar-acts">
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
