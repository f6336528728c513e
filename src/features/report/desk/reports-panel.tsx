import { BareForm } from '../../../ui/kit/bare/bare-form'
import { useEffect, useRef, useState } from 'react'
import { useAnswerReport, useListReports } from '../../../../generated/api/report/report'
import type { Report } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import './reports.css'

const MOST = 1000

function Answer({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const [text, setText] = useState('')
  const { busy, write } = useWrite(useAnswerReport, {
    done: t(report.wantsAnswer ? 'desk.mailed' : 'desk.kept'),
    explain: firstSentenceOf,
    // Of a colleague's answer the list knows.
    reads: ['report'],
  })
  const send = () => {
    if (text.trim() === '') return
    void write({ id: report.id, data: { answer: text, version: report.version } })
  }
  return (
    // Not a schema form: one field.
    <BareForm className="report-answer-form" onSend={send}>
      <TextAreaField
        label={t('desk.answer')}
        help={t(report.wantsAnswer ? 'desk.willMail' : 'desk.noAddress')}
        rows={3}
        maxLength={MOST}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="main" type="submit" aria-disabled={busy}>
        {t('desk.send')}
      </Button>
    </BareForm>
  )
}

/**
 * What readers said of a home, for the agency's ADMIN: open ones with their deadline and a place to
 * answer. Nothing where nothing was said.
 */
export function ReportsPanel({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('report')
  const { data, isError, error, refetch } = useListReports(
    { propertyId },
    { request: { silent: true } },
  )
  const place = useRef<HTMLDivElement>(null)
  const there = data !== undefined
  // A mail leads here; the browser looked for the place before it was drawn.
  useEffect(() => {
    if (there && location.hash === '#avisos') place.current?.scrollIntoView()
  }, [there])
  if (isError)
    return (
      <Panel title={t('desk.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data || data.items.length === 0) return null
  return (
    <div id="avisos" ref={place}>
      <Panel title={t('desk.title')} flush>
        <ul className="report-list">
          {data.items.map((report) => (
            <li key={report.id}>
              <p>
                <b>{t(`enums.reason.${report.reason}`)}</b>{' '}
                <time className="muted num" dateTime={report.createdAt}>
                  {date(report.createdAt, 'DD/MM/YYYY HH:mm')}
                </time>
              </p>
              {report.text ? <p className="report-text">{report.text}</p> : null}
              {report.state === 'open' ? (
                <>
                  <p className="muted num">
                    {t('desk.due', { date: date(report.dueAt, 'DD/MM/YYYY HH:mm') })}
                  </p>
                  <Answer report={report} />
                </>
              ) : (
                <p className="report-answer">
                  <span className="muted num">
                    {t('desk.answered', { date: date(report.answeredAt, 'DD/MM/YYYY HH:mm') })}
                  </span>{' '}
                  {report.answer}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
