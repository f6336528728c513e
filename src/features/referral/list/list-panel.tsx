import { keepPreviousData } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useListReferrals } from '../../../../generated/api/referral/referral'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Rows } from './rows'

const PAGE = 25

/** The referrals of this side, newest first. */
export function ListPanel({
  side,
  mine = false,
  children,
}: {
  side: 'referrer' | 'agency'
  /** What somebody passed on before they were what they are now. */
  mine?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('referral')
  const [cursor, setCursor] = useState<string | null>(null)
  const { data, isPending, error, refetch } = useListReferrals(
    { limit: PAGE, ...(cursor && { cursor }), ...(mine && { mine }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  return (
    <Panel title={t(`list.${side}`)} note={data && t('list.total', { count: data.total })} flush>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={5}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {error && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('list.old')}
        </PartialBand>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon={Handshake}
          level={3}
          title={t(`list.none.${side}`)}
          text={t(`list.noneText.${side}`)}
        >
          {children}
        </EmptyState>
      )}
      {data && <Rows items={data.items} />}
      {data && (data.previous ?? data.next) && (
        <div className="referral-foot referral-pages">
          <Button disabled={!data.previous} onClick={() => setCursor(data.previous)}>
            {t('list.newer')}
          </Button>
          <Button disabled={!data.next} onClick={() => setCursor(data.next)}>
            {t('list.older')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
