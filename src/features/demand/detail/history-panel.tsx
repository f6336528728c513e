import { useState } from 'react'
import {
  getListDemandHistoryQueryKey,
  listDemandHistory,
  useAddDemandNote,
} from '../../../../generated/api/demand/demand'
import type { Demand, DemandHistoryEntry, DemandNoteInput } from '../../../../generated/model'
import { LaterForm } from '../../../forms/later-form'
import { useTranslation } from '../../../i18n'
import { date, moneyShort } from '../../../lib/format'
import { itemsOf, usePages } from '../../../lib/pages'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { More } from '../../../ui/workspace/more'

const MONEY = /^(?:money\.(?:priceMin|priceMax|maxLoan)|buyer\.monthlyIncome)$/

/** What changed, as people read it. */
function useChange() {
  const { t } = useTranslation('demand')
  return ({ kind, field, old, new: next, text }: DemandHistoryEntry): string => {
    const say = (value: DemandHistoryEntry['old']): string => {
      if (value === null) return t('history.nothing')
      if (field === 'status') return t(`enums.status.${String(value)}`)
      if (field === 'reason') return t(`enums.reason.${String(value)}`)
      if (field && MONEY.test(field) && typeof value === 'number') return moneyShort(value) || '0 €'
      if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
      return t(`enums.${field?.split('.').at(-1) ?? ''}.${String(value)}`, {
        defaultValue: String(value),
      })
    }
    if (kind === 'REACTION')
      return (
        t('history.reaction', { home: String(old ?? ''), said: t(`said.${String(next)}`) }) +
        (text ? ` «${text}»` : '')
      )
    // What was written before homes were named has their number alone.
    if (kind === 'MATCH')
      return text
        ? [text, Number(next) > 1 ? t('history.matchMore', { count: Number(next) - 1 }) : '']
            .filter(Boolean)
            .join(' ')
        : t('history.matchHomes', { count: Number(next) })
    if (kind === 'SENT')
      return [text, next ? t(`history.by.${String(next)}`) : ''].filter(Boolean).join(', ')
    if (field === 'agentId' || field === 'contactId' || field === 'archived')
      return t(`history.${field === 'archived' ? (next ? 'put' : 'back') : field}`)
    if (!field) return text ?? ''
    const word =
      field === 'status' || field === 'reason'
        ? ''
        : `${t(`fields.${field}`, { defaultValue: t(`part.${field.split('.')[0] ?? ''}`, { defaultValue: field }) })}: `
    const change =
      field === 'reason' ? say(next) : t('history.from', { old: say(old), new: say(next) })
    return [word + change, text].filter(Boolean).join('. ')
  }
}

/** A note, a call or a mail, written down where it happened. */
function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('demand')
  const [kind, setKind] = useState<DemandNoteInput['kind']>('NOTE')
  const [noted, setNoted] = useState(0)
  const { busy, errors, write } = useWrite(useAddDemandNote, {
    onDone: () => {
      setNoted(noted + 1)
      onDone()
    },
  })
  return (
    <div className="demand-note">
      <LaterForm
        key={noted}
        name="DemandNoteInput"
        formId="demand-note"
        value={{ kind }}
        serverErrors={errors}
        onChange={(note) => setKind((note as unknown as DemandNoteInput).kind)}
        onSubmit={(note) => void write({ id, data: note as unknown as DemandNoteInput })}
      >
        <Button type="submit" disabled={busy}>
          {t('history.add')}
        </Button>
      </LaterForm>
    </div>
  )
}

/** What happened with a demand, newest first. */
export function HistoryPanel({ demand }: { demand: Demand }) {
  const { t } = useTranslation('demand')
  const sayChange = useChange()
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = usePages({
    queryKey: [...getListDemandHistoryQueryKey(demand.id), demand.version],
    ask: (from, signal) =>
      listDemandHistory(demand.id, { limit: 24, ...from }, { silent: true }, signal),
  })
  const entries = itemsOf(data)
  return (
    <Panel title={t('history.title')} flush>
      {demand.own ? <NoteForm id={demand.id} onDone={() => void refetch()} /> : null}
      {isPending ? <SkeletonRows rows={3} label={t('loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      <ol className="demand-history">
        {entries.map((entry) => (
          <li key={entry.id} data-kind={entry.kind}>
            <time dateTime={entry.at} className="num">
              {date(entry.at, 'DD/MM/YYYY HH:mm')}
            </time>
            <span>
              <b>{t(`history.kind.${entry.kind}`)}</b> {sayChange(entry)}
              <small className="muted">
                {' '}
                {entry.byName ??
                  (entry.kind === 'REACTION' || entry.kind === 'SEEN' ? t('history.buyer') : '')}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <More
        pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}
        words={t('history.more')}
        className="demand-more"
      />
    </Panel>
  )
}
