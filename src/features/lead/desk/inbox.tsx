import { BareForm } from '../../../ui/kit/bare/bare-form'
import { Inbox as InboxIcon, SearchX } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useGetLead, useListLeads } from '../../../../generated/api/lead/lead'
import { LeadState, type Lead } from '../../../../generated/model'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { SearchInput } from '../../../ui/workspace/kit/search-input'
import type { Reply } from './slots'
import { LeadRow } from './lead-row'
import { useInboxAddress } from './use-inbox-address'
import { useNow } from '../../../lib/use-now'
import { readAgain } from '../../../lib/write'

/**
 * Enquiries by state, searched and paged; the address holds all of it, so a mail can lead to one.
 */
export function Inbox({ Reply }: { Reply: Reply }) {
  const { t } = useTranslation('lead')
  const now = useNow()
  const client = useQueryClient()
  /** Opened by an answer to the one before, not by hand: it is gone to. */
  const [led, setLed] = useState('')
  const { address, go, searchBox } = useInboxAddress()
  const { state, q, cursor, lead: openId } = address
  const list = useListLeads(
    { state: [state], q: q || undefined, cursor: cursor || undefined, limit: 12 },
    { query: { placeholderData: (before) => before }, request: { silent: true } },
  )
  const linked = useGetLead(openId, {
    query: { enabled: openId !== '' && !list.data?.items.some(({ id }) => id === openId) },
    request: { silent: true },
  })
  const items = list.data?.items ?? []
  const pinned: Lead[] =
    linked.data && linked.data.id === openId && !items.some(({ id }) => id === openId)
      ? [linked.data]
      : []
  const counts = list.data?.counts
  const shown = [...pinned, ...items]
  /** The next one that waits; the last one's answer closes it. */
  const goOn = (from: string) => {
    const at = shown.findIndex(({ id }) => id === from)
    const waits = [...shown.slice(at + 1), ...shown.slice(0, at)].find((one) => one.state === 'new')
    void readAgain(client, ['lead', 'dashboard'])
    setLed(waits?.id ?? '')
    go({ lead: waits?.id ?? '' })
  }
  return (
    <Panel
      title={t('inbox.title')}
      note={counts ? t('inbox.note', { count: counts.new ?? 0 }) : undefined}
      flush
      className="span-eight"
    >
      <TabLinks label={t('inbox.views')}>
        {Object.values(LeadState).map((one) => (
          <a
            key={one}
            href={`?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go({ state: one, cursor: '', lead: '' })
            }}
          >
            {t(`inbox.view.${one}`)} {counts && <small className="num">{counts[one] ?? 0}</small>}
          </a>
        ))}
      </TabLinks>
      <BareForm className="filter-bar" role="search" onSend={searchBox.find}>
        <SearchInput
          label={t('inbox.search')}
          value={searchBox.text}
          onChange={(event) => searchBox.setText(event.target.value)}
        />
      </BareForm>
      {list.isError ? (
        <ErrorState
          error={list.error}
          title={t('inbox.failed')}
          level={3}
          onRetry={() => void list.refetch()}
        />
      ) : list.isPending ? (
        <SkeletonRows rows={4} label={t('inbox.loading')} />
      ) : items.length + pinned.length === 0 ? (
        <Nothing state={state} searched={q !== ''} />
      ) : (
        <ul className="leads" aria-busy={list.isPlaceholderData}>
          {shown.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              now={now}
              open={lead.id === openId}
              led={lead.id === led}
              Reply={Reply}
              onSent={() => goOn(lead.id)}
              onToggle={() => go({ lead: lead.id === openId ? '' : lead.id })}
            />
          ))}
        </ul>
      )}
      {list.data && (list.data.previous || list.data.next) && (
        <div className="table-foot">
          <span>{t('inbox.total', { count: list.data.total })}</span>
          <span className="end">
            <Button
              disabled={!list.data.previous}
              onClick={() => go({ cursor: list.data.previous ?? '' })}
            >
              {t('inbox.newer')}
            </Button>
            <Button disabled={!list.data.next} onClick={() => go({ cursor: list.data.next ?? '' })}>
              {t('inbox.older')}
            </Button>
          </span>
        </div>
      )}
    </Panel>
  )
}

/** An empty inbox: nothing found, nothing to do, or nothing yet. */
function Nothing({ state, searched }: { state: LeadState; searched: boolean }) {
  const { t } = useTranslation('lead')
  if (searched)
    return (
      <EmptyState
        level={3}
        icon={SearchX}
        title={t('empty.searchTitle')}
        text={t('empty.searchText')}
      />
    )
  return (
    <EmptyState
      level={3}
      icon={InboxIcon}
      title={t(`empty.${state}Title`)}
      text={t(`empty.${state}Text`)}
    />
  )
}
