import { Inbox } from 'lucide-react'
import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RentalPage } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { BareForm } from '../../../../ui/kit/bare/bare-form'
import { Panel } from '../../../../ui/panel'
import { SkeletonRows } from '../../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../../ui/states'
import { Button } from '../../../../ui/workspace/kit/button'
import { SearchInput } from '../../../../ui/workspace/kit/search-input'
import { Select } from '../../../../ui/workspace/kit/select'
import { STATES } from '../states'
import { FilesRow } from './files-row'
import type { DeskQuery } from './query'

/** Words to find by, and among all files their state. */
function Filters({ query: { q, queue, state, go } }: { query: DeskQuery }) {
  const { t } = useTranslation('rental')
  const [text, setText] = useState(q)
  return (
    <BareForm
      className="filter-bar"
      role="search"
      onSend={() => go({ q: text.trim(), cursor: '', file: '' })}
    >
      <SearchInput
        label={t('desk.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {queue === null && (
        <Select
          aria-label={t('desk.state')}
          value={state ?? ''}
          onChange={(event) => go({ view: 'all', state: event.target.value, cursor: '', file: '' })}
        >
          <option value="">{t('desk.anyState')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`enums.state.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </BareForm>
  )
}

/** The files of a queue, or all of them, with their states. */
export function FilesList({
  query,
  list,
}: {
  query: DeskQuery
  list: UseQueryResult<RentalPage, Error>
}) {
  const { t } = useTranslation('rental')
  const { queue, q, file, go } = query
  const { data } = list
  const view = queue ?? 'all'
  return (
    <Panel
      title={t(`desk.queue.${view}`)}
      note={t(queue ? 'desk.dueFirst' : 'desk.newestFirst')}
      flush
    >
      <Filters key={q} query={query} />
      {data && list.isError && (
        <PartialBand error={list.error} onRetry={() => void list.refetch()}>
          {t('desk.stale')}
        </PartialBand>
      )}
      {!data && list.isError ? (
        <ErrorState
          error={list.error}
          level={3}
          title={t('desk.failed')}
          onRetry={() => void list.refetch()}
        />
      ) : !data ? (
        <SkeletonRows rows={5} label={t('desk.loading')} />
      ) : data.items.length === 0 ? (
        <EmptyState
          level={3}
          icon={Inbox}
          title={t(q ? 'desk.noneFound' : 'desk.empty')}
          text={t(q ? 'desk.noneFoundText' : `desk.emptyQueue.${view}`)}
        />
      ) : (
        <ul className="rental-list" aria-busy={list.isPlaceholderData}>
          {data.items.map((one) => (
            <FilesRow
              key={one.id}
              file={one}
              chosen={one.id === file}
              onOpen={() => go({ file: one.id })}
            />
          ))}
        </ul>
      )}
      {data && (data.previous || data.next) && (
        <div className="table-foot">
          <span>{t('desk.total', { count: data.total })}</span>
          <span className="end">
            <Button disabled={!data.previous} onClick={() => go({ cursor: data.previous ?? '' })}>
              {t('desk.before')}
            </Button>
            <Button disabled={!data.next} onClick={() => go({ cursor: data.next ?? '' })}>
              {t('desk.after')}
            </Button>
          </span>
        </div>
      )}
    </Panel>
  )
}
