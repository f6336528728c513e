import { MessageSquare, SearchX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useClockRule } from '../../../lib/reply-clock'
import { useNow } from '../../../lib/use-now'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import type { InboxSlots } from '../slots'
import { useAddress } from '../use-address'
import { useThreads } from '../use-inbox'
import { Button } from '../../../ui/workspace/kit/button'
import { BulkBar } from './bulk-bar'
import { ListHead } from './list-head'
import { ThreadRow } from './thread-row'

/**
 * All threads within my rights, page by page, with search, views and kinds; many can be put away at
 * once.
 */
export function ThreadList({ slots }: { slots: InboxSlots }) {
  const { t } = useTranslation('inbox')
  const { open, view, kind, q, wanted, search } = useAddress()
  const list = useThreads(wanted)
  const now = useNow()
  const rule = useClockRule()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const { threads } = list
  const choose = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return (
    <section className="talk-list" aria-label={t('list.label')}>
      <ListHead
        slots={slots}
        counts={list.data?.pages[0]?.counts}
        choosing={chosen !== null}
        onChoosing={() => setChosen(chosen ? null : new Set())}
      />
      {chosen && (
        <BulkBar
          chosen={[...chosen]}
          all={threads.map(({ id }) => id)}
          archived={view === 'archivadas'}
          onChosen={setChosen}
        />
      )}
      {list.isError && list.data && (
        <PartialBand error={list.error} onRetry={() => void list.refetch()}>
          {t('list.stale')}
        </PartialBand>
      )}
      {list.isPending && <SkeletonRows rows={6} label={t('list.loading')} />}
      {list.isError && !list.data && (
        <ErrorState
          error={list.error}
          level={2}
          title={t('list.failed')}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data &&
        threads.length === 0 &&
        (q || kind || view ? (
          <EmptyState
            icon={SearchX}
            title={t(q || kind ? 'list.nothing' : `list.empty.${view}`)}
            text={t(q || kind ? 'list.nothingText' : `list.emptyText.${view}`)}
          />
        ) : (
          <EmptyState icon={MessageSquare} title={t('list.none')} text={t('list.noneText')} />
        ))}
      {threads.length > 0 && (
        <ul aria-busy={list.isPlaceholderData}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              now={thread.waitingSince ? now : 0}
              rule={rule}
              to={search({ chat: thread.id })}
              current={open !== null && [thread.id, thread.leadId, thread.chatId].includes(open)}
              chosen={chosen ? chosen.has(thread.id) : null}
              onChoose={choose}
            />
          ))}
          {list.hasNextPage && (
            <li className="talk-more">
              <Button
                variant="text"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('list.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
