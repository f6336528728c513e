import { MessageSquare, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListChats } from '../../../../generated/api/chat/chat'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { SearchField } from '../../../ui/workspace/search-field'
import { ThreadRow } from './thread-row'

const VIEWS = ['', 'sin-leer', 'archivadas'] as const
const STEP = 24
const MOST = 96

/** My conversations, the liveliest first, with what is unread. */
export function ThreadList({ open, keep }: { open: string | null; keep: Record<string, string> }) {
  const { t } = useTranslation('chat')
  const { profile } = useSession()
  const [params, setParams] = useSearchParams()
  const [view, q] = [params.get('vista') ?? '', params.get('q') ?? '']
  const [limit, setLimit] = useState(STEP)
  const { data, isPending, isError, error, refetch } = useListChats(
    {
      limit,
      ...(Object.keys(keep).length > 0 ? { side: 'visitor' as const } : {}),
      ...(q ? { q } : {}),
      ...(view === 'archivadas' ? { archived: true } : {}),
      ...(view === 'sin-leer' ? { unread: true } : {}),
    },
    { query: { placeholderData: (before) => before }, request: { silent: true } },
  )
  const go = (change: Record<string, string>) => {
    const next = { vista: view, q, ...keep, ...(open ? { chat: open } : {}), ...change }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
      replace: true,
    })
  }
  const items = data?.items ?? []
  return (
    <section className="talk-list" aria-label={t('list.label')}>
      <header>
        <h1>{t('title')}</h1>
        <SearchField
          className="talk-find"
          label={t('list.search')}
          value={q}
          onChange={(next) => go({ q: next })}
        />
        <div className="talk-views" role="group" aria-label={t('list.views')}>
          {VIEWS.map((one) => (
            <ChipToggle key={one} on={one === view} onClick={() => go({ vista: one })}>
              {t(`list.view.${one || 'all'}`)}
            </ChipToggle>
          ))}
        </div>
      </header>
      {isError && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('list.stale')}
        </PartialBand>
      )}
      {isPending && <SkeletonRows rows={5} label={t('list.loading')} />}
      {isError && !data && (
        <ErrorState
          error={error}
          level={2}
          title={t('list.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        items.length === 0 &&
        (q || view ? (
          <EmptyState icon={SearchX} title={t('list.nothing')} text={t('list.nothingText')} />
        ) : (
          <EmptyState icon={MessageSquare} title={t('list.empty')} text={t('list.emptyVisitor')}>
            {profile.role === 'USER' && (
              <a className={buttonClass({ variant: 'main' })} href={href('index')}>
                {t('list.find')}
              </a>
            )}
          </EmptyState>
        ))}
      {items.length > 0 && (
        <ul>
          {items.map((chat) => {
            const next = new URLSearchParams(params)
            next.delete('home')
            next.set('chat', chat.id)
            return (
              <li key={chat.id} className={chat.unread > 0 ? 'is-unread' : undefined}>
                <Link
                  to={{ search: next.toString() }}
                  aria-current={chat.id === open ? 'true' : undefined}
                >
                  <ThreadRow chat={chat} />
                </Link>
              </li>
            )
          })}
          {data?.next && limit < MOST && (
            <li className="talk-more">
              <Button variant="text" onClick={() => setLimit((now) => now + STEP)}>
                {t('list.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
