import { BellOff, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { useLiveState } from '../../../lib/live'
import { Loading, Sk } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import '../../../ui/button.css'
import { Button } from '../../../ui/kit/button'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { useMarkRead, type useNews } from './news'
import { NewsRow } from './news-row'

const ROWS = [0, 1, 2, 3]

/**
 * The list behind the bell. Escape, a click beside it and every link close it; the native dialog
 * gives the focus back.
 */
export function NewsPanel({
  news,
  onClose,
}: {
  news: ReturnType<typeof useNews>
  onClose: () => void
}) {
  const { t } = useTranslation('notification')
  const live = useLiveState()
  const frame = useRef<HTMLDialogElement>(null)
  const mark = useMarkRead()
  const close = () => frame.current?.close()
  useEffect(() => {
    const element = frame.current
    if (!element?.open) element?.showModal()
  }, [])
  const pages = news.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const newest = items[0]
  const unread = pages[0]?.unread ?? 0
  return (
    <dialog
      ref={frame}
      className="news"
      aria-labelledby="news-title"
      onClose={onClose}
      onClick={(event) => event.target === frame.current && close()}
    >
      <div className="news-in">
        <header className="news-head">
          <h2 id="news-title">{t('bell.label')}</h2>
          {unread > 0 && newest && (
            <Button variant="text" onClick={() => mark.all(newest.id)}>
              {t('bell.readAll')}
            </Button>
          )}
          <Pressable className="news-close" aria-label={t('bell.close')} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </Pressable>
        </header>
        {live === 'offline' && items.length > 0 && (
          <p className="news-off" role="status">
            {t('bell.offline')}
          </p>
        )}
        {news.isPending && (
          <Loading label={t('bell.loading')} className="news-wait">
            {ROWS.map((row) => (
              <Sk key={row} h={64} r={8} />
            ))}
          </Loading>
        )}
        {news.isError && items.length === 0 && (
          <ErrorState
            error={news.error}
            level={3}
            title={t('bell.failed')}
            onRetry={() => void news.refetch()}
          />
        )}
        {news.isSuccess && items.length === 0 && (
          <EmptyState level={3} icon={BellOff} title={t('bell.empty')} text={t('bell.emptyText')} />
        )}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <NewsRow
                key={item.id}
                item={item}
                onOpen={() => {
                  if (item.readAt === null) mark.one(item.id)
                  close()
                }}
              />
            ))}
          </ul>
        )}
        {news.isFetchNextPageError && (
          <PartialBand error={news.error} onRetry={() => void news.fetchNextPage()}>
            {t('bell.olderFailed')}
          </PartialBand>
        )}
        {news.hasNextPage && !news.isFetchNextPageError && (
          <Button
            variant="text"
            className="news-more"
            disabled={news.isFetchingNextPage}
            onClick={() => void news.fetchNextPage()}
          >
            {t(news.isFetchingNextPage ? 'bell.loading' : 'bell.older')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
