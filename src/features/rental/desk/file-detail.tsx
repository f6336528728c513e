import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  getGetRentalQueryKey,
  getListRentalsQueryKey,
  updateRental,
  useGetRental,
} from '../../../../generated/api/rental/rental'
import type { Rental, RentalPatch, RentalState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { date, money } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { factsOf } from './facts'
import { STATES } from './states'

/** The conditions as counted when the file was sent. */
function Conditions({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  return (
    <section className="rental-section">
      <h3>{t('desk.conditions', { date: date(file.eligibility.date) })}</h3>
      <ul className="rental-conditions">
        {file.eligibility.reasons.map((reason) => (
          <li key={reason.rule} data-outcome={reason.outcome}>
            <b>{t(`check.outcome.${reason.outcome}`)}</b> {reason.text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({ file: { form } }: { file: Rental }) {
  const { t } = useTranslation('rental')
  return (
    <section className="rental-section">
      <h3>{t('desk.answers')}</h3>
      <dl className="rental-facts">
        {factsOf(form, t).map(({ field, name, value }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {form.members && form.members.length > 0 && (
        <ul className="rental-mails">
          {form.members.map((one, index) => (
            <li key={index}>
              <b>{one.name}</b> {date(one.birth)} ·{' '}
              {t('desk.income', { income: money(one.income) || '0 €' })}
            </li>
          ))}
        </ul>
      )}
      {form.message && <blockquote>{form.message}</blockquote>}
    </section>
  )
}

/**
 * One file: who, what the conditions say, the answers, its state and a note of the programme's own.
 */
export function FileDetail({ id }: { id: string }) {
  const { t } = useTranslation('rental')
  const client = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  // On a phone the file stands below the list: whoever opens it is taken there.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    if (matchMedia('(max-width: 1179px)').matches) box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { data: file, isError, error, refetch } = useGetRental(id, { request: { silent: true } })
  const framed = (content: ReactNode) => (
    <div className="rental-in" ref={box} tabIndex={-1}>
      {content}
    </div>
  )
  if (isError)
    return framed(
      <Panel>
        <ErrorState
          error={error}
          level={3}
          title={t('desk.fileFailed')}
          onRetry={() => void refetch()}
        />
      </Panel>,
    )
  if (!file)
    return framed(
      <Panel>
        <SkeletonRows rows={6} label={t('desk.loading')} />
      </Panel>,
    )
  async function save(change: Omit<RentalPatch, 'version'>) {
    if (!file) return
    try {
      client.setQueryData(
        getGetRentalQueryKey(id),
        await updateRental(id, { version: file.version, ...change }),
      )
    } catch (error) {
      // The message bar has said why; a stale save shows what is stored now.
      if (statusOf(error) === null) throw error
      await refetch()
    }
    await client.invalidateQueries({ queryKey: getListRentalsQueryKey() })
  }
  return framed(
    <Panel title={file.name} note={file.reference}>
      <div className="rental-detail">
        <p>
          <a href={`mailto:${file.email}?subject=${encodeURIComponent(file.reference)}`}>
            {file.email}
          </a>
          {file.phone && (
            <>
              {' '}
              · <a href={`tel:${file.phone}`}>{file.phone}</a>
            </>
          )}
        </p>
        <p className="ui-muted">
          {t(`enums.side.${file.side}`)} · {t(`enums.island.${file.island}`)} ·{' '}
          {t(`desk.language.${file.language}`)}
        </p>
        <SelectField
          className="rental-step"
          label={t('desk.state')}
          help={t('desk.stateHelp')}
          value={file.state}
          onChange={(event) => void save({ state: event.target.value as RentalState })}
        >
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`enums.state.${one}`)}
            </option>
          ))}
        </SelectField>
        <Conditions file={file} />
        <Answers file={file} />
        <Note key={file.version} note={file.note ?? ''} onSave={(note) => void save({ note })} />
        <p className="ui-muted">
          {t('desk.kept', { consent: date(file.consentAt), erase: date(file.eraseOn) })}
        </p>
      </div>
    </Panel>,
  )
}

/** Saved when one leaves the field. */
function Note({ note, onSave }: { note: string; onSave: (note: string | null) => void }) {
  const { t } = useTranslation('rental')
  const [text, setText] = useState(note)
  return (
    <TextAreaField
      label={t('desk.note')}
      rows={3}
      maxLength={4000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text.trim() !== note && onSave(text.trim() || null)}
    />
  )
}
